/// The drawing of a marker: balloon, glyph and the words below.
@MainActor final class MarkerBalloonView: UIView {
  /// What is drawn.
  struct Content: Hashable {
    var tint = UIColor.systemRed
    var glyphTint = UIColor.white
    var glyphText: String?
    var glyphImage: UIImage?
    var title: String?
    var subtitle: String?
    /// Whether the balloon is as large as a selected one.
    var isEnlarged = false
  }

  /// From the round of the balloon down to its tip, in points.
  static let tipLength: CGFloat = 7

  var content = Content()
  private var title: MarkerLabel?
  private var subtitle: MarkerLabel?
  /// Where the tip is, in the view's own coordinates.
  private var tip = CGPoint.zero

  private static let radius: CGFloat = 14
  private static let enlargement: CGFloat = 1.6
  private static let glyphSide: CGFloat = 16
  /// Room for the shadow, in points.
  private static let margin: CGFloat = 6
  /// From the tip down to the words.
  private static let labelGap: CGFloat = 3

  private var factor: CGFloat { content.isEnlarged ? Self.enlargement : 1 }

  /// Takes the size that the content needs, with the tip at a point of the superview.
  func layOut(over point: CGPoint) {
    isOpaque = false
    title = content.title.flatMap { MarkerLabel($0, font: TextFont(size: 11, weight: 700)) }
    subtitle = content.subtitle.flatMap { MarkerLabel($0, font: TextFont(size: 10)) }
    let labels = [title, subtitle].compactMap { $0 }
    let half = max(
      (Self.radius * factor).rounded(.up) + Self.margin, ((labels.map(\.size.width).max() ?? 0) / 2).rounded(.up))
    let above = ((2 * Self.radius + Self.tipLength) * factor).rounded(.up) + Self.margin
    let below = max(Self.margin, Self.labelGap + labels.reduce(0) { $0 + $1.size.height }.rounded(.up))
    tip = CGPoint(x: half, y: above)
    frame = CGRect(x: point.x - half, y: point.y - above, width: 2 * half, height: above + below)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawSpot(in: context)
    context.saveGState()
    context.translateBy(x: tip.x, y: tip.y)
    context.scaleBy(x: factor, y: factor)
    drawBalloon(in: context)
    drawGlyph(in: context)
    context.restoreGState()
    var top = tip.y + Self.labelGap
    for label in [title, subtitle].compactMap({ $0 }) {
      label.draw(in: context, at: CGPoint(x: tip.x - label.size.width / 2, y: top))
      top += label.size.height
    }
  }

  /// The soft spot on the ground below the tip.
  private func drawSpot(in context: CGContext) {
    context.setFillColor(CGColor(gray: 0, alpha: 0.22))
    context.fillEllipse(in: CGRect(x: tip.x - 4, y: tip.y - 1.5, width: 8, height: 3))
  }

  private static let middle = CGPoint(x: 0, y: -tipLength - radius)

  private func drawBalloon(in context: CGContext) {
    let outline = Self.outline
    context.saveGState()
    context.setShadow(offset: CGSize(width: 0, height: 1), blur: 3, color: CGColor(gray: 0, alpha: 0.35))
    context.addPath(outline)
    context.setFillColor(content.tint.cgColor)
    context.fillPath()
    context.restoreGState()
    // Light from above: lighter at the top, darker towards the tip.
    let shades = [CGColor(gray: 1, alpha: 0.22), CGColor(gray: 1, alpha: 0), CGColor(gray: 0, alpha: 0.1)]
    if let gradient = CGGradient(colorsSpace: nil, colors: shades, locations: [0, 0.5, 1]) {
      context.saveGState()
      context.addPath(outline)
      context.clip()
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 0, y: Self.middle.y - Self.radius), end: .zero, options: [])
      context.restoreGState()
    }
    context.addPath(outline)
    context.setStrokeColor(CGColor(gray: 1, alpha: 0.85))
    context.setLineWidth(1)
    context.setLineJoin(.round)
    context.strokePath()
  }

  /// The round with its tip at the origin; the sides leave the circle in its own direction.
  private static let outline: CGPath = {
    let path = CGMutablePath()
    let lean: CGFloat = .pi / 5
    let (left, right) = (CGFloat.pi / 2 + lean, CGFloat.pi / 2 - lean)
    let start = CGPoint(x: middle.x + radius * cos(left), y: middle.y + radius * sin(left))
    path.move(to: start)
    path.addArc(center: middle, radius: radius, startAngle: left, endAngle: right + 2 * .pi, clockwise: false)
    path.addQuadCurve(to: .zero, control: CGPoint(x: 3, y: -4.6))
    path.addQuadCurve(to: start, control: CGPoint(x: -3, y: -4.6))
    path.closeSubpath()
    return path
  }()

  private func drawGlyph(in context: CGContext) {
    if let image = content.glyphImage {
      draw(image, in: context)
    } else if let text = content.glyphText, !text.isEmpty {
      let layout = TextLayout(
        text, font: TextFont(size: 15, weight: 700), color: content.glyphTint.cgColor, maximumLines: 1)
      let size = layout.size
      guard size.width > 0, size.height > 0 else { return }
      let scale = min(1, (2 * Self.radius - 6) / max(size.width, size.height * 0.8))
      context.saveGState()
      context.translateBy(x: Self.middle.x - size.width * scale / 2, y: Self.middle.y - size.height * scale / 2)
      context.scaleBy(x: scale, y: scale)
      context.draw(layout, at: .zero)
      context.restoreGState()
    } else {
      drawPin(in: context)
    }
  }

  /// A little pin: what a marker shows that the app gives no glyph.
  private func drawPin(in context: CGContext) {
    let (x, y) = (Self.middle.x, Self.middle.y)
    context.setFillColor(content.glyphTint.cgColor)
    context.fillEllipse(in: CGRect(x: x - 4.5, y: y - 7.5, width: 9, height: 9))
    context.move(to: CGPoint(x: x - 1, y: y + 1))
    context.addLine(to: CGPoint(x: x + 1, y: y + 1))
    context.addLine(to: CGPoint(x: x, y: y + 8))
    context.closePath()
    context.fillPath()
  }

  private func draw(_ image: UIImage, in context: CGContext) {
    let (size, side) = (image.size, Self.glyphSide)
    guard size.width > 0, size.height > 0 else { return }
    let scale = min(side / size.width, side / size.height)
    let rect = CGRect(
      x: Self.middle.x - size.width * scale / 2, y: Self.middle.y - size.height * scale / 2,
      width: size.width * scale, height: size.height * scale)
    // The image's opacity, filled with the tint.
    context.beginTransparencyLayer(in: rect)
    image.draw(in: rect)
    context.setBlendMode(.sourceIn)
    context.setFillColor(content.glyphTint.cgColor)
    context.fill(rect)
    context.endTransparencyLayer()
  }
}
