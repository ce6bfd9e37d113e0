import Testing

@testable import CoreGraphics

@Suite struct CGBlendModeTests {
  static let modes: [CGBlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop,
    .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusLighter,
  ]

  /// Straight colours in 255ths: opaque on opaque, translucent on opaque, and both translucent.
  static let pairs: [(source: [Double], destination: [Double])] = [
    ([204, 102, 51, 255], [51, 153, 204, 255]),
    ([230, 20, 120, 255], [40, 200, 60, 255]),
    ([204, 102, 51, 128], [51, 153, 204, 255]),
    ([204, 102, 51, 153], [51, 153, 204, 102]),
    ([255, 0, 255, 255], [0, 255, 255, 128]),
  ]

  private func color(_ c: [Double]) -> CGColor {
    CGColor(red: c[0] / 255, green: c[1] / 255, blue: c[2] / 255, alpha: c[3] / 255)
  }

  private func formula(_ c: [Double]) -> BlendFormulas.Colour {
    BlendFormulas.Colour(channels: c.prefix(3).map { $0 / 255 }, alpha: c[3] / 255)
  }

  @Test("The modes have Core Graphics' numbers")
  func numbers() {
    #expect(Self.modes.map(\.rawValue) == Array(0...25) + [27])
  }

  @Test("A fill follows the compositing specification, and touches nothing beside itself", arguments: modes)
  func fill(_ mode: CGBlendMode) throws {
    for (source, destination) in Self.pairs {
      let canvas = try Canvas(12, 12)
      canvas.context.setFillColor(color(destination))
      canvas.context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
      let before = canvas[0, 0]
      canvas.context.setBlendMode(mode)
      canvas.context.setFillColor(color(source))
      canvas.context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
      let expected = BlendFormulas.blend(mode, source: formula(source), destination: formula(destination))
      #expect(canvas[5, 5].isNear(expected, by: 2), "\(mode): \(canvas[5, 5]) for \(expected)")
      #expect(canvas[1, 1] == before && canvas[5, 9] == before)
    }
  }

  @Test("Where a shape covers half a pixel the result lies half-way", arguments: modes)
  func edges(_ mode: CGBlendMode) throws {
    let (source, destination) = Self.pairs[0]
    let canvas = try Canvas(12, 12)
    canvas.context.setFillColor(color(destination))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
    let before = canvas[0, 0]
    canvas.context.setBlendMode(mode)
    canvas.context.setFillColor(color(source))
    canvas.context.fill(CGRect(x: 4, y: 4, width: 4.5, height: 4))
    let whole = BlendFormulas.blend(mode, source: formula(source), destination: formula(destination))
    let half = Pixel(
      (whole.red + before.red) / 2, (whole.green + before.green) / 2, (whole.blue + before.blue) / 2,
      (whole.alpha + before.alpha) / 2)
    #expect(canvas[8, 5].isNear(half, by: 3), "\(mode): \(canvas[8, 5]) for \(half)")
  }

  @Test("A stroke and a text change nothing beside themselves", arguments: modes)
  func strokeAndText(_ mode: CGBlendMode) throws {
    let (source, destination) = Self.pairs[0]
    let canvas = try Canvas(24, 24)
    canvas.context.setFillColor(color(destination))
    canvas.context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
    let before = canvas[0, 0]
    canvas.context.setBlendMode(mode)
    canvas.context.setStrokeColor(color(source))
    canvas.context.setLineWidth(4)
    canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 20), CGPoint(x: 24, y: 20)])
    canvas.context.draw(TextLayout("I", font: TextFont(size: 16, weight: 900), color: color(source)), at: .zero)
    let expected = BlendFormulas.blend(mode, source: formula(source), destination: formula(destination))
    #expect(canvas[12, 4].isNear(expected, by: 2))
    #expect(canvas[22, 8] == before && canvas[20, 20] == before)
    #expect((0..<10).contains { x in (7..<24).contains { canvas[x, $0].isNear(expected, by: 2) } })
  }

  @Test("An image, a gradient and a layer follow it too, weakened by alpha", arguments: modes)
  func imageGradientLayer(_ mode: CGBlendMode) throws {
    let (source, destination) = Self.pairs[0]
    let weak = source.prefix(3) + [127.5]
    let expected = BlendFormulas.blend(mode, source: formula(Array(weak)), destination: formula(destination))
    let square = CGRect(x: 4, y: 4, width: 4, height: 4)
    let word = 0xFF00_0000 | UInt32(source[0]) << 16 | UInt32(source[1]) << 8 | UInt32(source[2])
    let image = try CGImage.made(4, 4) { _, _ in word }
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [color(source), color(source)], locations: nil))
    let drawings: [(CGContext) -> Void] = [
      { $0.draw(image, in: square) },
      { context in
        context.clip(to: square)
        context.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 12, y: 0), options: [])
      },
      { context in
        context.beginTransparencyLayer(in: square, auxiliaryInfo: nil)
        context.setFillColor(color(source))
        context.fill(square)
        context.endTransparencyLayer()
      },
    ]
    for (index, draw) in drawings.enumerated() {
      let canvas = try Canvas(12, 12)
      canvas.context.setFillColor(color(destination))
      canvas.context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
      let before = canvas[0, 0]
      canvas.context.setBlendMode(mode)
      canvas.context.setAlpha(0.5)
      draw(canvas.context)
      #expect(canvas[5, 5].isNear(expected, by: 3), "\(mode), drawing \(index): \(canvas[5, 5]) for \(expected)")
      #expect(canvas[1, 1] == before)
    }
  }
}
