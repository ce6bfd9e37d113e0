import Testing

@testable import CoreGraphics

@Suite struct CGContextStateTests {
  @Test("Restoring brings back matrix, clip and settings")
  func stack() throws {
    let canvas = try Canvas(10, 10)
    let context = canvas.context
    context.setFillColor(.red)
    context.saveGState()
    context.setFillColor(.blue)
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.interpolationQuality = .none
    context.setLineWidth(7)
    context.translateBy(x: 3, y: 3)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    #expect(context.ctm == .identity)
    #expect(context.interpolationQuality == .default)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(canvas.allWords.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test("The current path is not part of the state")
  func pathStays() throws {
    let context = try Canvas(10, 10).context
    context.saveGState()
    context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    context.restoreGState()
    #expect(!context.isPathEmpty)
  }

  @Test("One restore too many does nothing")
  func extraRestore() throws {
    let canvas = try Canvas(4, 4)
    canvas.context.setFillColor(.green)
    canvas.context.restoreGState()
    canvas.context.saveGState()
    canvas.context.restoreGState()
    canvas.context.restoreGState()
    canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas[1, 1] == .green)
    try canvas.context.checkStatus()
  }

  @Test("Alpha weakens fills, strokes, images and gradients alike")
  func alpha() throws {
    let canvas = try Canvas(40, 10)
    let context = canvas.context
    context.setAlpha(0.5)
    context.setFillColor(.blue)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    context.setLineWidth(10)
    context.strokeLineSegments(between: [CGPoint(x: 10, y: 5), CGPoint(x: 20, y: 5)])
    context.draw(try CGImage.made(1, 1) { _, _ in 0xFF00_00FF }, in: CGRect(x: 20, y: 0, width: 10, height: 10))
    context.clip(to: CGRect(x: 30, y: 0, width: 10, height: 10))
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [.blue, .blue], locations: nil))
    context.drawLinearGradient(gradient, start: CGPoint(x: 30, y: 0), end: CGPoint(x: 40, y: 0), options: [])
    for (x, alpha) in [(5, 128), (15, 64), (25, 128), (35, 128)] {
      #expect(canvas[x, 5].isNear(Pixel(0, 0, alpha, alpha)))
    }
  }

  @Test("Alpha is cut to 0…1, and what is not a number is 0", arguments: [(2.0, 255), (-1.0, 0), (Double.nan, 0)])
  func alphaRange(alpha: Double, expected: Int) throws {
    let canvas = try Canvas(2, 2)
    canvas.context.setAlpha(CGFloat(alpha))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas[0, 0].alpha == expected)
  }

  @Test("Without smoothing every pixel is painted whole or not at all")
  func antialiasing() throws {
    let canvas = try Canvas(20, 20)
    canvas.context.setShouldAntialias(false)
    canvas.context.fillEllipse(in: CGRect(x: 1.3, y: 1.7, width: 15, height: 15))
    #expect(Set(canvas.allWords) == [0, 0xFF00_0000])
    canvas.context.setShouldAntialias(true)
    canvas.context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
    canvas.context.fillEllipse(in: CGRect(x: 1.3, y: 1.7, width: 15, height: 15))
    #expect(Set(canvas.allWords).count > 10)
  }

  @Test("Colours set by components are the colours of those components")
  func components() throws {
    let canvas = try Canvas(4, 4)
    canvas.context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    canvas.context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
    canvas.context.setLineWidth(2)
    canvas.context.strokeLineSegments(between: [CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 4)])
    #expect(canvas[0, 0] == .green && canvas[3, 0] == .red)
  }

  @Test("Settings out of range are the nearest sensible ones")
  func ranges() throws {
    let context = try Canvas(4, 4).context
    context.setLineWidth(.nan)
    #expect(context.state.lineWidth == 0)
    context.setLineWidth(-3)
    #expect(context.state.lineWidth == 0)
    context.setMiterLimit(.infinity)
    #expect(context.state.miterLimit == 1)
    for lengths: [CGFloat] in [[], [0, 0], [-1, 2], [.nan], [.infinity]] {
      context.setLineDash(phase: 0, lengths: lengths)
      #expect(context.state.dashLengths.isEmpty)
    }
    context.setLineDash(phase: .nan, lengths: [1])
    #expect(context.state.dashLengths.isEmpty)
    context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 1)
    #expect(context.state.shadow == nil)
    context.setShadow(offset: .zero, blur: 1e9)
    #expect(context.state.shadow?.blur == 256)
    context.setShadow(offset: .zero, blur: 1, color: nil)
    #expect(context.state.shadow == nil)
  }
}
