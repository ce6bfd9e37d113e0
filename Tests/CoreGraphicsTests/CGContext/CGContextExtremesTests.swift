import Testing

@testable import CoreGraphics

/// Coordinates far out, not finite, or next to nothing.
@Suite struct CGContextExtremesTests {
  static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e30, 1e19, -1e10, 8.4e6,
    1e-300, .leastNonzeroMagnitude, 0,
  ]

  @Test("No number anywhere traps, or stops later drawing", arguments: odd)
  func oddNumbers(_ odd: CGFloat) throws {
    let canvas = try Canvas(16, 16)
    let context = canvas.context
    let image = try CGImage.corners()
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [.red, .blue], locations: [odd, 0.5]))
    for other in Self.odd + [5] {
      let (p, q) = (CGPoint(x: odd, y: other), CGPoint(x: other, y: odd))
      let rect = CGRect(x: odd, y: other, width: other, height: odd)
      context.saveGState()
      context.setLineWidth(odd)
      context.setMiterLimit(other)
      context.setLineDash(phase: odd, lengths: [other, odd])
      context.setShadow(offset: CGSize(width: odd, height: other), blur: odd)
      context.setAlpha(odd)
      context.move(to: p)
      context.addLine(to: q)
      context.addQuadCurve(to: p, control: q)
      context.addCurve(to: q, control1: p, control2: .zero)
      context.addArc(center: p, radius: odd, startAngle: other, endAngle: odd, clockwise: true)
      context.addArc(tangent1End: q, tangent2End: p, radius: other)
      _ = context.pathContains(p, mode: .fill)
      context.drawPath(using: .fillStroke)
      context.setLineDash(phase: 0, lengths: [])
      context.setLineWidth(3)
      context.stroke(rect)
      context.strokeEllipse(in: rect)
      context.fill(rect)
      context.draw(image, in: rect)
      context.draw(image, in: rect, byTiling: true)
      context.drawLinearGradient(gradient, start: p, end: q, options: .drawsAfterEndLocation)
      context.drawRadialGradient(
        gradient, startCenter: p, startRadius: other, endCenter: q, endRadius: odd, options: [])
      context.draw(TextLayout("odd", font: TextFont(size: odd), maximumWidth: other), at: p)
      context.beginTransparencyLayer(in: rect)
      context.fill(rect)
      context.endTransparencyLayer()
      context.clear(rect)
      _ = image.cropping(to: rect)
      context.clip(to: rect)
      context.translateBy(x: odd, y: other)
      context.scaleBy(x: odd, y: other)
      context.rotate(by: odd)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
    }
    try context.checkStatus()
    context.clear(CGRect(x: 0, y: 0, width: 16, height: 16))
    context.fill(CGRect(x: 2, y: 2, width: 5, height: 5))
    #expect(canvas.inkCount == 25)
  }

  @Test("A polygon with corners at a thousand million pixels is its visible part")
  func hugePolygon() throws {
    let huge = try Canvas(64, 64)
    // Its edges run through (0, 16) … (64, 48) and (0, 48) … (64, 16), and meet far out to the left and right.
    let far: CGFloat = 1e9
    huge.context.addLines(between: [
      CGPoint(x: -far, y: 32 - (far + 32) / 2), CGPoint(x: far, y: 32 + (far - 32) / 2),
      CGPoint(x: far, y: 32 - (far - 32) / 2), CGPoint(x: -far, y: 32 + (far + 32) / 2),
    ])
    huge.context.fillPath()
    let near = try Canvas(64, 64)
    near.context.addLines(between: [
      CGPoint(x: -64, y: -16), CGPoint(x: 128, y: 80), CGPoint(x: 128, y: -16), CGPoint(x: -64, y: 80),
    ])
    near.context.fillPath()
    let unequal = zip(huge.allWords, near.allWords).count { abs(Int($0 >> 24) - Int($1 >> 24)) > 1 }
    #expect(unequal == 0)
    #expect(near.inkArea > 1000)
  }

  @Test("The corner of a huge ring is joined, not two ends")
  func hugeRing() throws {
    let huge = try Canvas(64, 64)
    let near = try Canvas(64, 64)
    for (canvas, far) in [(huge, CGFloat(1e9)), (near, 200)] {
      canvas.context.setLineWidth(12)
      canvas.context.addLines(between: [CGPoint(x: 20, y: 20), CGPoint(x: far, y: 20), CGPoint(x: 20, y: far)])
      canvas.context.closePath()
      canvas.context.strokePath()
    }
    #expect(huge[15, 48] == .black)
    #expect(huge.allWords == near.allWords)
  }

  @Test("Dashes of a line from ten million pixels away keep their phase")
  func farDashes() throws {
    let far = try Canvas(64, 16)
    far.context.setLineWidth(4)
    far.context.setLineDash(phase: 3, lengths: [10, 6])
    far.context.strokeLineSegments(between: [CGPoint(x: -1e7, y: 8), CGPoint(x: 1e7, y: 8)])
    let near = try Canvas(64, 16)
    near.context.setLineWidth(4)
    // 10,000,000 is a multiple of 16.
    near.context.setLineDash(phase: 3, lengths: [10, 6])
    near.context.strokeLineSegments(between: [CGPoint(x: -160, y: 8), CGPoint(x: 160, y: 8)])
    #expect(far.allWords == near.allWords)
    #expect(far[0, 8] == .black && far[8, 8] == .clear)
  }

  @Test("Dashes of a line from far away do not take long")
  func dashTime() throws {
    let canvas = try Canvas(64, 16)
    canvas.context.setLineDash(phase: 0, lengths: [0.5, 0.5])
    let time = ContinuousClock().measure {
      canvas.context.strokeLineSegments(between: [CGPoint(x: -1e7, y: 8), CGPoint(x: 1e7, y: 8)])
    }
    #expect(canvas.inkCount > 0)
    #expect(time < .seconds(1))
  }

  @Test("A subpath that begins nowhere is not joined to the one before")
  func brokenSubpath() throws {
    let canvas = try Canvas(20, 20)
    canvas.context.setLineWidth(2)
    canvas.context.addLines(between: [CGPoint(x: 0, y: 1), CGPoint(x: 20, y: 1)])
    canvas.context.addLines(between: [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: 19), CGPoint(x: 20, y: 19)])
    canvas.context.strokePath()
    #expect(canvas.inkCount == 80)
  }

  @Test("A pen wider than any picture paints it all")
  func hugePen() throws {
    for width in [CGFloat(1e5), 1e7, 1e12, 1e300] {
      let canvas = try Canvas(16, 16)
      canvas.context.setLineWidth(width)
      canvas.context.strokeLineSegments(between: [CGPoint(x: -5e3, y: 8), CGPoint(x: 5e3, y: 8)])
      #expect(canvas.allWords.allSatisfy { $0 == 0xFF00_0000 })
    }
  }

  @Test("An endless miter does not wrap round into the picture")
  func hugeMiter() throws {
    let canvas = try Canvas(64, 64)
    canvas.context.setLineWidth(20)
    canvas.context.setMiterLimit(1e9)
    canvas.context.addLines(between: [CGPoint(x: -500, y: 32), CGPoint(x: 30, y: 32), CGPoint(x: -500, y: 32.0001)])
    canvas.context.strokePath()
    #expect((0..<20).allSatisfy { canvas[$0, 10] == .clear && canvas[$0, 54] == .clear })
    #expect(canvas[10, 32] == .black)
  }
}
