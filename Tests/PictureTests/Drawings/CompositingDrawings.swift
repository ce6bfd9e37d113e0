import CoreGraphics

/// Blend modes, layers, shadows, gradients.
enum CompositingDrawings {
  private static let modes: [(String, CGBlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
    ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn), ("softLight", .softLight),
    ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity), ("clear", .clear), ("copy", .copy),
    ("sourceIn", .sourceIn), ("sourceOut", .sourceOut), ("sourceAtop", .sourceAtop),
    ("destinationOver", .destinationOver), ("destinationIn", .destinationIn), ("destinationOut", .destinationOut),
    ("destinationAtop", .destinationAtop), ("xor", .xor), ("plusLighter", .plusLighter),
  ]

  /// For each mode, on a transparent layer: an orange disc, then a blue one on it, translucent in its lower half.
  static func blendModes(_ context: CGContext) {
    for (index, (name, mode)) in modes.enumerated() {
      let (x, y) = (CGFloat(index % 7) * 72 + 8, CGFloat(index / 7) * 76 + 6)
      context.beginTransparencyLayer(in: CGRect(x: x, y: y, width: 64, height: 56), auxiliaryInfo: nil)
      context.setFillColor(.orange)
      context.fillEllipse(in: CGRect(x: x + 2, y: y + 2, width: 40, height: 40))
      context.setBlendMode(mode)
      context.saveGState()
      context.clip(to: CGRect(x: x, y: y, width: 64, height: 29))
      context.setFillColor(.blue)
      context.fillEllipse(in: CGRect(x: x + 20, y: y + 12, width: 42, height: 42))
      context.restoreGState()
      context.clip(to: CGRect(x: x, y: y + 29, width: 64, height: 27))
      context.setFillColor(CGColor(red: 0.16, green: 0.36, blue: 0.70, alpha: 0.5))
      context.fillEllipse(in: CGRect(x: x + 20, y: y + 12, width: 42, height: 42))
      context.endTransparencyLayer()
      context.label(name, at: CGPoint(x: x, y: y + 57))
    }
  }

  /// Three discs: each half transparent, as one half transparent layer, and a layer in a layer.
  static func layers(_ context: CGContext) {
    context.setFillColor(.pale)
    for x in stride(from: CGFloat(0), to: 360, by: 20) { context.fill(CGRect(x: x, y: 0, width: 10, height: 120)) }
    context.setAlpha(0.5)
    discs(context, x: 20)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    discs(context, x: 135)
    context.endTransparencyLayer()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(in: CGRect(x: 250, y: 0, width: 90, height: 66), auxiliaryInfo: nil)
    discs(context, x: 250)
    context.endTransparencyLayer()
    context.setAlpha(1)
    context.setFillColor(.ink)
    context.fill(CGRect(x: 290, y: 70, width: 60, height: 30))
    context.endTransparencyLayer()
  }

  private static func discs(_ context: CGContext, x: CGFloat) {
    for (color, dx, dy) in [(CGColor.blue, CGFloat(0), CGFloat(40)), (.orange, 40, 40), (.green, 20, 8)] {
      context.setFillColor(color)
      context.fillEllipse(in: CGRect(x: x + dx, y: 8 + dy, width: 56, height: 56))
    }
  }

  /// Hard and soft shadows, of a stroke, of a text, of a layer as one, and of a translucent shape.
  static func shadows(_ context: CGContext) {
    let black = CGColor(gray: 0, alpha: 0.5)
    context.setFillColor(.orange)
    context.setStrokeColor(.blue)
    for (index, blur) in [CGFloat(0), 4, 12].enumerated() {
      context.setShadow(offset: CGSize(width: 6, height: 8), blur: blur, color: black)
      context.fill(CGRect(x: 20 + CGFloat(index) * 90, y: 16, width: 54, height: 44))
    }
    context.setShadow(offset: CGSize(width: 3, height: 4), blur: 4, color: black)
    context.setLineWidth(5)
    context.strokeEllipse(in: CGRect(x: 22, y: 96, width: 50, height: 44))
    context.draw(TextLayout("Shadow", font: TextFont(size: 22, weight: 700), color: .ink), at: CGPoint(x: 92, y: 100))
    context.setShadow(offset: CGSize(width: 6, height: 8), blur: 4, color: black)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 200, y: 90, width: 40, height: 30))
    context.setFillColor(.blue)
    context.fill(CGRect(x: 220, y: 108, width: 40, height: 30))
    context.endTransparencyLayer()
    context.setShadow(offset: CGSize(width: -6, height: -6), blur: 0, color: .green)
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    context.fillEllipse(in: CGRect(x: 296, y: 24, width: 44, height: 44))
    // A turned and scaled matrix leaves the shadow's direction as it is.
    context.setShadow(offset: CGSize(width: 6, height: 8), blur: 4, color: black)
    context.translateBy(x: 318, y: 116)
    context.rotate(by: .pi / 4)
    context.scaleBy(x: 2, y: 2)
    context.setFillColor(.green)
    context.fill(CGRect(x: -9, y: -9, width: 18, height: 18))
  }

  /// Linear ones with neither, one or both options and with inner places; radial ones; one in alpha over a line.
  static func gradients(_ context: CGContext) {
    let options: [CGGradientDrawingOptions] = [
      [], .drawsBeforeStartLocation, .drawsAfterEndLocation, [.drawsBeforeStartLocation, .drawsAfterEndLocation],
    ]
    let colors: [CGColor] = [.blue, .white, .orange]
    guard let even = CGGradient(colorsSpace: nil, colors: colors, locations: nil),
      let inner = CGGradient(colorsSpace: nil, colors: colors, locations: [0.3, 0.4, 0.6]),
      let fading = CGGradient(
        colorsSpace: nil, colors: [.blue, CGColor(red: 0.16, green: 0.36, blue: 0.70, alpha: 0)], locations: nil)
    else { return }
    for (index, option) in options.enumerated() {
      within(context, CGRect(x: 10, y: 10 + CGFloat(index) * 28, width: 160, height: 22)) {
        context.drawLinearGradient(even, start: CGPoint(x: 50, y: 0), end: CGPoint(x: 130, y: 0), options: option)
      }
    }
    within(context, CGRect(x: 10, y: 122, width: 160, height: 22)) {
      context.drawLinearGradient(inner, start: CGPoint(x: 50, y: 0), end: CGPoint(x: 130, y: 0), options: [])
    }
    within(context, CGRect(x: 180, y: 10, width: 80, height: 80)) {
      context.drawRadialGradient(
        even, startCenter: CGPoint(x: 220, y: 50), startRadius: 10, endCenter: CGPoint(x: 220, y: 50), endRadius: 36,
        options: [])
    }
    within(context, CGRect(x: 270, y: 10, width: 80, height: 80)) {
      context.drawRadialGradient(
        even, startCenter: CGPoint(x: 298, y: 38), startRadius: 4, endCenter: CGPoint(x: 310, y: 50), endRadius: 36,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    context.setStrokeColor(.ink)
    context.setLineWidth(3)
    context.strokeLineSegments(between: [CGPoint(x: 180, y: 121), CGPoint(x: 350, y: 121)])
    within(context, CGRect(x: 180, y: 98, width: 170, height: 46)) {
      context.drawLinearGradient(fading, start: CGPoint(x: 180, y: 98), end: CGPoint(x: 350, y: 144), options: [])
    }
  }

  private static func within(_ context: CGContext, _ rect: CGRect, _ draw: () -> Void) {
    context.saveGState()
    context.clip(to: rect)
    draw()
    context.restoreGState()
    context.setStrokeColor(CGColor(gray: 0.6, alpha: 1))
    context.setLineWidth(1)
    context.stroke(rect.insetBy(dx: -0.5, dy: -0.5))
  }
}
