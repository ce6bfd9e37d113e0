/// The bubble above a selected annotation view: a title, perhaps a subtitle, and a tip that points at the view.
@MainActor final class CalloutView: UIView {
  private let title: TextLayout
  private let subtitle: TextLayout?

  private static let padding = CGSize(width: 14, height: 9)
  private static let margin: CGFloat = 8
  private static let tipSize = CGSize(width: 20, height: 10)
  private static let cornerRadius: CGFloat = 11
  private static let gap: CGFloat = 1
  private static let maximumTextWidth: CGFloat = 260

  init(title: String, subtitle: String) {
    var first = TextLayout(
      title, font: TextFont(size: 15, weight: 700), color: CGColor(gray: 0.1, alpha: 1),
      maximumWidth: Self.maximumTextWidth, maximumLines: 1)
    var second =
      subtitle.isEmpty
      ? nil
      : TextLayout(
        subtitle, font: TextFont(size: 12), color: CGColor(gray: 0.4, alpha: 1),
        maximumWidth: Self.maximumTextWidth, maximumLines: 2)
    // Lines end where the text does, so that the bubble is as wide as its words.
    let width = max(first.size.width, second?.size.width ?? 0, 24)
    first.maximumWidth = width + 1
    second?.maximumWidth = width + 1
    self.title = first
    self.subtitle = second
    let height = first.size.height + (second.map { $0.size.height + Self.gap } ?? 0)
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: (width + 2 * (Self.padding.width + Self.margin)).rounded(.up),
        height: (height + 2 * (Self.padding.height + Self.margin) + Self.tipSize.height).rounded(.up)))
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// Where the tip points, in the view's own coordinates.
  var tip: CGPoint { CGPoint(x: bounds.midX.rounded(), y: bounds.maxY - Self.margin) }

  private var bubble: CGRect {
    var rect = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    rect.size.height -= Self.tipSize.height
    return rect
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let outline = self.outline
    context.saveGState()
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 6, color: CGColor(gray: 0, alpha: 0.3))
    context.addPath(outline)
    context.setFillColor(.white)
    context.fillPath()
    context.restoreGState()
    context.addPath(outline)
    context.setStrokeColor(CGColor(gray: 0, alpha: 0.12))
    context.setLineWidth(0.5)
    context.strokePath()

    let left = bubble.minX + Self.padding.width
    let top = bubble.minY + Self.padding.height
    context.draw(title, at: CGPoint(x: left, y: top))
    if let subtitle { context.draw(subtitle, at: CGPoint(x: left, y: top + title.size.height + Self.gap)) }
  }

  /// The bubble with its tip, one line round both.
  private var outline: CGPath {
    let (rect, radius, tip) = (bubble, Self.cornerRadius, tip)
    let half = Self.tipSize.width / 2
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.maxY),
      radius: radius)
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.maxY), tangent2End: CGPoint(x: rect.minX, y: rect.maxY),
      radius: radius)
    path.addLine(to: CGPoint(x: tip.x + half, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: tip.x, y: tip.y), control: CGPoint(x: tip.x + half * 0.35, y: rect.maxY + 1))
    path.addQuadCurve(
      to: CGPoint(x: tip.x - half, y: rect.maxY), control: CGPoint(x: tip.x - half * 0.35, y: rect.maxY + 1))
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.maxY), tangent2End: CGPoint(x: rect.minX, y: rect.minY),
      radius: radius)
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.minY),
      radius: radius)
    path.closeSubpath()
    return path
  }
}
