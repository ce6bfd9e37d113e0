import Testing

@testable import CoreGraphics

@Suite struct CGContextTests {
  @Test("A new context has y up, in pixels, and the identity matrix")
  func start() throws {
    let canvas = try Canvas(20, 10)
    #expect(canvas.context.ctm == .identity)
    #expect(canvas.context.width == 20 && canvas.context.height == 10)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(canvas.inkBox == CGRect(x: 0, y: 8, width: 3, height: 2))
  }

  @Test("As UIKit makes it, y points down and units are points")
  func topLeft() throws {
    let canvas = try Canvas(20, 10, pointScale: 2)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(canvas.inkBox == CGRect(x: 0, y: 0, width: 6, height: 4))
    #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("Moves, scales and turns are applied before what was there")
  func matrix() throws {
    let context = try Canvas(10, 10).context
    context.translateBy(x: 3, y: 4)
    context.scaleBy(x: 2, y: 2)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 5, y: 6))
    #expect(context.convertToUserSpace(CGPoint(x: 5, y: 6)) == CGPoint(x: 1, y: 1))
    let rect = CGRect(x: 0, y: 0, width: 1, height: 2)
    #expect(context.convertToDeviceSpace(rect) == CGRect(x: 3, y: 4, width: 2, height: 4))
    #expect(context.convertToUserSpace(CGRect(x: 3, y: 4, width: 2, height: 4)) == rect)
    context.rotate(by: .pi / 2)
    #expect(isNear(context.convertToDeviceSpace(CGPoint(x: 1, y: 0)), CGPoint(x: 3, y: 6)))
    context.concatenate(context.ctm.inverted())
    #expect(isNear(context.convertToDeviceSpace(CGPoint(x: 7, y: 8)), CGPoint(x: 7, y: 8)))
  }

  @Test("The clip's box is in user space, and null where nothing is left")
  func clipBox() throws {
    let context = try Canvas(20, 10).context
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 10))
    context.scaleBy(x: 2, y: 2)
    context.clip(to: CGRect(x: 1, y: 2, width: 3, height: 1))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 2, width: 3, height: 1))
    context.clip(to: CGRect(x: 8, y: 2, width: 3, height: 1))
    #expect(context.boundingBoxOfClipPath.isNull)
  }

  @Test(
    "A matrix that maps onto a line, or to no number, draws nothing and does no harm",
    arguments: [
      CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(), CGAffineTransform(scaleX: .nan, y: 1),
      CGAffineTransform(scaleX: .infinity, y: 1), CGAffineTransform(translationX: .nan, y: 0),
      CGAffineTransform(scaleX: 1e-300, y: 1e-300),
    ])
  func uselessMatrix(_ matrix: CGAffineTransform) throws {
    let canvas = try Canvas(10, 10)
    let context = canvas.context
    let rect = CGRect(x: 1, y: 1, width: 5, height: 5)
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [.red, .blue], locations: nil))
    context.saveGState()
    context.concatenate(matrix)
    context.setShadow(offset: .zero, blur: 3)
    context.fill(rect)
    context.stroke(rect)
    context.draw(try CGImage.corners(), in: rect)
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 5, y: 5), options: [])
    context.draw(TextLayout("text", font: TextFont(size: 8)), at: .zero)
    context.beginTransparencyLayer()
    context.fill(rect)
    context.endTransparencyLayer()
    context.clear(rect)
    context.restoreGState()
    #expect(canvas.inkCount == 0)
    try context.checkStatus()
    context.fill(rect)
    #expect(canvas.inkCount == 25)
  }
}
