import Testing

@testable import CoreGraphics

@Suite struct CGContextStrokeTests {
  private func line(_ set: (CGContext) -> Void, _ points: [CGPoint]? = nil) throws -> Canvas {
    let canvas = try Canvas(60, 40)
    canvas.context.setLineWidth(10)
    set(canvas.context)
    canvas.context.addLines(between: points ?? [CGPoint(x: 20, y: 20), CGPoint(x: 40, y: 20)])
    canvas.context.strokePath()
    return canvas
  }

  @Test("A butt end stops at its point, a square one goes half a width on")
  func caps() throws {
    #expect(try line { $0.setLineCap(.butt) }.inkBox == CGRect(x: 20, y: 15, width: 20, height: 10))
    #expect(try line { $0.setLineCap(.square) }.inkBox == CGRect(x: 15, y: 15, width: 30, height: 10))
    let round = try line { $0.setLineCap(.round) }
    #expect(round.inkBox == CGRect(x: 15, y: 15, width: 30, height: 10))
    #expect(round[15, 15] == .clear && round[16, 20] == .black)
    #expect(abs(round.inkArea - (200 + .pi * 25)) < 1)
  }

  @Test("A mitred corner is pointed, a bevelled one cut, a round one between")
  func joins() throws {
    let corner = [CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 10), CGPoint(x: 40, y: 35)]
    let miter = try line({ $0.setLineJoin(.miter) }, corner)
    #expect(miter[44, 34] == .black)
    let bevel = try line({ $0.setLineJoin(.bevel) }, corner)
    #expect(bevel[44, 34] == .clear && bevel[43, 33] == .clear && bevel[41, 31] == .black)
    let round = try line({ $0.setLineJoin(.round) }, corner)
    #expect(round[44, 34] == .clear && round[42, 32] == .black)
    #expect(bevel.inkArea < round.inkArea && round.inkArea < miter.inkArea)
    // Beyond its limit of √2 line widths a right angle is cut off.
    let limited = try line({ $0.setMiterLimit(1.4) }, corner)
    #expect(limited.allWords == bevel.allWords)
    #expect(try line({ $0.setMiterLimit(1.5) }, corner).allWords == miter.allWords)
  }

  @Test("Dashes alternate, from their phase on")
  func dashes() throws {
    let whole = [CGPoint(x: 0, y: 20), CGPoint(x: 60, y: 20)]
    let plain = try line({ $0.setLineDash(phase: 0, lengths: [10, 5]) }, whole)
    #expect([0, 9, 15, 24].allSatisfy { plain[$0, 20] == .black })
    #expect([10, 14, 25, 29].allSatisfy { plain[$0, 20] == .clear })
    let shifted = try line({ $0.setLineDash(phase: 12, lengths: [10, 5]) }, whole)
    #expect([0, 2, 13, 17].allSatisfy { shifted[$0, 20] == .clear })
    #expect([3, 12, 18].allSatisfy { shifted[$0, 20] == .black })
    let backwards = try line({ $0.setLineDash(phase: -3, lengths: [10, 5]) }, whole)
    #expect(backwards.allWords == shifted.allWords)
    // One length stands for itself and the gap; three run through twice before they repeat.
    let single = try line({ $0.setLineDash(phase: 0, lengths: [10]) }, whole)
    #expect(single[5, 20] == .black && single[15, 20] == .clear && single[25, 20] == .black)
    let three = try line({ $0.setLineDash(phase: 0, lengths: [10, 5, 5]) }, whole)
    #expect(three[17, 20] == .black && three[25, 20] == .clear && three[32, 20] == .black && three[37, 20] == .clear)
    #expect(
      try line({ context in
        context.setLineDash(phase: 3, lengths: [4])
        context.setLineDash(phase: 0, lengths: [])
      }).inkCount == 200)
  }

  @Test("Dashes scale with user space, and so does the pen")
  func scaled() throws {
    let canvas = try Canvas(60, 40)
    canvas.context.scaleBy(x: 2, y: 2)
    canvas.context.setLineWidth(4)
    canvas.context.setLineDash(phase: 0, lengths: [5, 5])
    canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 30, y: 10)])
    #expect(canvas.inkBox == CGRect(x: 0, y: 16, width: 50, height: 8))
    #expect(canvas[9, 20] == .black && canvas[10, 20] == .clear && canvas[20, 20] == .black)
  }

  @Test("Under an uneven scale the pen is an ellipse")
  func unevenPen() throws {
    let canvas = try Canvas(60, 40)
    canvas.context.scaleBy(x: 4, y: 1)
    canvas.context.setLineWidth(2)
    canvas.context.strokeLineSegments(between: [CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 40)])
    canvas.context.strokeLineSegments(between: [CGPoint(x: 8, y: 20), CGPoint(x: 15, y: 20)])
    #expect(canvas[16, 5] == .black && canvas[23, 5] == .black && canvas[15, 5] == .clear && canvas[24, 5] == .clear)
    #expect(canvas[40, 19] == .black && canvas[40, 20] == .black && canvas[40, 18] == .clear)
  }

  @Test("A width of 0 draws nothing")
  func noWidth() throws {
    #expect(try line { $0.setLineWidth(0) }.inkCount == 0)
  }

  @Test("A point with round or square ends is a dot")
  func dots() throws {
    let point = [CGPoint(x: 30, y: 20), CGPoint(x: 30, y: 20)]
    #expect(abs(try line({ $0.setLineCap(.round) }, point).inkArea - .pi * 25) < 1)
    #expect(try line({ $0.setLineCap(.butt) }, point).inkCount == 0)
  }
}
