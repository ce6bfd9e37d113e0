import Testing

@testable import CoreGraphics

@Suite struct CGContextPathTests {
  @Test("The path keeps the places it had when it was added, whatever the matrix does later")
  func mappedWhenAdded() throws {
    let context = try Canvas(20, 20).context
    context.translateBy(x: 5, y: 0)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 4, y: 2))
    context.translateBy(x: 1, y: 1)
    #expect(context.currentPointOfPath == CGPoint(x: 3, y: 1))
    #expect(context.boundingBoxOfPath == CGRect(x: -1, y: -1, width: 4, height: 2))
    #expect(try CGPathTests.text(#require(context.path)) == "M -1,-1 L 3,1")
    context.beginPath()
    #expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath.isNull)
    #expect(context.currentPointOfPath == .zero)
  }

  @Test("Every element can be added")
  func elements() throws {
    let context = try Canvas(20, 20).context
    context.addLines(between: [.zero, CGPoint(x: 1, y: 0)])
    context.addLines(between: [])
    context.addQuadCurve(to: CGPoint(x: 3, y: 0), control: CGPoint(x: 2, y: 1))
    context.addCurve(to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 4, y: 1), control2: CGPoint(x: 5, y: -1))
    context.closePath()
    context.addRects([CGRect(x: 1, y: 1, width: 2, height: 2)])
    context.addPath(CGPath(rect: CGRect(x: 5, y: 5, width: 1, height: 1), transform: nil))
    #expect(
      try CGPathTests.text(#require(context.path))
        == "M 0,0 L 1,0 Q 2,1 3,0 C 4,1 5,-1 6,0 Z M 1,1 L 3,1 L 3,3 L 1,3 Z M 5,5 L 6,5 L 6,6 L 5,6 Z")
    context.beginPath()
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test("Arcs follow Core Graphics' sense of clockwise")
  func arcs() throws {
    let context = try Canvas(20, 20).context
    context.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(try CGPathTests.text(#require(context.path)) == "M 10,0 C 10,5.523 5.523,10 0,10")
  }

  @Test("A tangent arc is the arc of user space, mapped")
  func tangents() throws {
    let context = try Canvas(20, 20).context
    context.scaleBy(x: 2, y: 3)
    context.move(to: .zero)
    context.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(try CGPathTests.text(#require(context.path)) == "M 0,0 L 6,0 C 8.209,0 10,1.791 10,4")
    context.beginPath()
    context.addArc(tangent1End: CGPoint(x: 1, y: 0), tangent2End: CGPoint(x: 1, y: 1), radius: 4)
    #expect(try CGPathTests.text(#require(context.path)) == "M 1,0")
  }

  @Test("pathContains asks in user space, by the rule of the mode")
  func contains() throws {
    let context = try Canvas(20, 20).context
    context.translateBy(x: 5, y: 5)
    context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(context.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 5, y: 5), mode: .eoFill))
    #expect(!context.pathContains(CGPoint(x: 5, y: 5), mode: .eoFillStroke))
    #expect(context.pathContains(CGPoint(x: 1, y: 1), mode: .eoFill))
    #expect(!context.pathContains(CGPoint(x: 12, y: 1), mode: .fillStroke))
  }
}
