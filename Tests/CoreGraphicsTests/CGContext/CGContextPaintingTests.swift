import Testing

@testable import CoreGraphics

@Suite struct CGContextPaintingTests {
  let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

  @Test("Whole pixels are filled whole, parts of pixels in part")
  func coverage() throws {
    let canvas = try Canvas(20, 20)
    canvas.context.fill(CGRect(x: 2, y: 2, width: 4.5, height: 4.25))
    #expect(canvas[2, 17] == .black)
    #expect(canvas[6, 17].isNear(Pixel(0, 0, 0, 128), by: 3))
    #expect(canvas[3, 13].isNear(Pixel(0, 0, 0, 64), by: 3))
    #expect(abs(canvas.inkArea - 4.5 * 4.25) < 0.2)
  }

  @Test("By winding a ring in a ring fills its hole, by even–odd it does not")
  func rules() throws {
    for (mode, hole) in [(CGPathDrawingMode.fill, Pixel.black), (.eoFill, .clear)] {
      let canvas = try Canvas(20, 20)
      canvas.context.addRect(CGRect(x: 2, y: 2, width: 16, height: 16))
      canvas.context.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
      canvas.context.drawPath(using: mode)
      #expect(canvas[10, 10] == hole && canvas[3, 3] == .black && canvas[0, 0] == .clear)
      #expect(canvas.context.isPathEmpty)
    }
    let canvas = try Canvas(20, 20)
    canvas.context.addRects([whole, CGRect(x: 6, y: 6, width: 8, height: 8)])
    canvas.context.fillPath(using: .evenOdd)
    #expect(canvas[10, 10] == .clear && canvas[3, 3] == .black)
  }

  @Test(
    "Filling and stroking draws the stroke over the fill", arguments: [CGPathDrawingMode.fillStroke, .eoFillStroke])
  func fillStroke(_ mode: CGPathDrawingMode) throws {
    let canvas = try Canvas(20, 20)
    canvas.context.setFillColor(.green)
    canvas.context.setStrokeColor(.red)
    canvas.context.setLineWidth(2)
    canvas.context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    canvas.context.drawPath(using: mode)
    #expect(canvas[10, 10] == .green && canvas[5, 10] == .red && canvas[4, 10] == .red && canvas[3, 10] == .clear)
  }

  @Test("Drawing a shape of its own forgets the current path, as on Apple's framework")
  func forgetsPath() throws {
    let operations: [(CGContext) -> Void] = [
      { $0.fill(whole) }, { $0.fill([whole]) }, { $0.fillEllipse(in: whole) }, { $0.stroke(whole) },
      { $0.strokeEllipse(in: whole) }, { $0.stroke(whole, width: 3) },
      { $0.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1)]) }, { $0.clip(to: whole) },
      { $0.clip(to: [whole]) }, { $0.fillPath() }, { $0.strokePath() },
    ]
    for operation in operations {
      let context = try Canvas(20, 20).context
      context.addRect(whole)
      operation(context)
      #expect(context.isPathEmpty)
    }
    let context = try Canvas(20, 20).context
    context.addRect(whole)
    context.clear(whole)
    #expect(!context.isPathEmpty)
  }

  @Test("Separate lines, ellipses and widths of their own")
  func conveniences() throws {
    let canvas = try Canvas(20, 20)
    canvas.context.setLineWidth(2)
    canvas.context.strokeLineSegments(
      between: [CGPoint(x: 0, y: 5), CGPoint(x: 20, y: 5), CGPoint(x: 0, y: 15), CGPoint(x: 20, y: 15), .zero])
    #expect(canvas[10, 4] == .black && canvas[10, 14] == .black && canvas[10, 10] == .clear)
    canvas.context.clear(whole)
    canvas.context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10), width: 4)
    #expect(canvas[3, 10] == .black && canvas[6, 10] == .black && canvas[8, 10] == .clear)
    #expect(canvas.context.state.lineWidth == 2)
    canvas.context.clear(whole)
    canvas.context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(abs(canvas.inkArea - .pi * 100) < 1)
    canvas.context.clear(whole)
    canvas.context.strokeEllipse(in: CGRect(x: 2, y: 2, width: 16, height: 16))
    #expect(abs(canvas.inkArea - 2 * .pi * 8 * 2) < 1)
  }

  @Test("clear makes a rectangle transparent, and nothing else")
  func clear() throws {
    let canvas = try Canvas(20, 20)
    canvas.context.fill(whole)
    canvas.context.setAlpha(0.3)
    canvas.context.setShadow(offset: CGSize(width: 2, height: 2), blur: 2)
    canvas.context.clear(CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(canvas.inkCount == 400 - 25)
    #expect(canvas[5, 14] == .clear && canvas[4, 14] == .black)
    #expect(canvas.context.state.shadow != nil)
  }

  @Test("A clip confines all drawing, by either rule")
  func clipping() throws {
    for (rule, hole) in [(CGPathFillRule.winding, Pixel.black), (.evenOdd, .clear)] {
      let canvas = try Canvas(20, 20)
      canvas.context.addRects([CGRect(x: 2, y: 2, width: 16, height: 16), CGRect(x: 6, y: 6, width: 8, height: 8)])
      canvas.context.clip(using: rule)
      canvas.context.fill(whole)
      #expect(canvas[10, 10] == hole && canvas[3, 3] == .black && canvas[1, 1] == .clear)
    }
  }

  @Test("Clips only ever narrow; rectangles clip together")
  func clipsNarrow() throws {
    let canvas = try Canvas(20, 20)
    canvas.context.clip(to: [CGRect(x: 0, y: 0, width: 5, height: 20), CGRect(x: 15, y: 0, width: 5, height: 20)])
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 10))
    canvas.context.fill(whole)
    #expect(canvas.inkCount == 2 * 5 * 10)
    #expect(canvas[2, 12] == .black && canvas[10, 12] == .clear && canvas[17, 12] == .black && canvas[2, 8] == .clear)
  }

  @Test("With an empty path clip does nothing, with a path of no area it leaves nothing")
  func emptyClip() throws {
    let canvas = try Canvas(20, 20)
    canvas.context.clip()
    canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(canvas.inkCount == 9)
    canvas.context.clip(to: CGRect(x: 4, y: 4, width: 0, height: 5))
    canvas.context.fill(whole)
    #expect(canvas.inkCount == 9)
  }

  @Test("An empty path draws nothing")
  func emptyPath() throws {
    let canvas = try Canvas(20, 20)
    canvas.context.fillPath()
    canvas.context.strokePath()
    canvas.context.fill(CGRect.null)
    canvas.context.fill(CGRect.zero)
    #expect(canvas.inkCount == 0)
    canvas.context.scaleBy(x: 3, y: 3)
    canvas.context.fill(CGRect.infinite)
    #expect(canvas.inkCount == 400)
  }
}
