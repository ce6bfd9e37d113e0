/// The bubble at a selected annotation view, with a tip that points at the view: a title, below it a subtitle or a view,
/// and perhaps a view on either side.
@MainActor final class CalloutView: UIView {
  private let title: TextLayout
  private let subtitle: TextLayout?
  private let accessories: CalloutAccessories
  /// Where the title's upper left corner lies, from the bubble's, in points.
  private let titlePlace: CGPoint
  /// How far the bubble has been moved from the middle over its tip, in points.
  private var shift: CGFloat = 0
  /// Whether the bubble lies below what it points at.
  private(set) var isBelow = false

  /// The annotation view that is told of changes in the accessories, once the callout is in its place.
  weak var owner: MKAnnotationView?

  private static let padding = CGSize(width: 14, height: 9)
  private static let margin: CGFloat = 8
  private static let tipSize = CGSize(width: 20, height: 10)
  private static let cornerRadius: CGFloat = 11
  private static let gap: CGFloat = 1
  private static let maximumTextWidth: CGFloat = 260
  /// Between a view at a side and the edge, and between it and the words.
  private static let accessoryMargin: CGFloat = 9
  /// Between the title and the view below it.
  private static let detailGap: CGFloat = 5

  /// Makes the bubble of a view's annotation with the view's accessories.
  convenience init(for view: MKAnnotationView) {
    self.init(
      title: view.annotation?.title ?? "", subtitle: view.annotation?.subtitle ?? "",
      accessories: CalloutAccessories(
        left: view.leftCalloutAccessoryView, right: view.rightCalloutAccessoryView,
        detail: view.detailCalloutAccessoryView))
  }

  init(title: String, subtitle: String, accessories: CalloutAccessories = CalloutAccessories()) {
    var first = TextLayout(
      Self.oneLine(title), font: TextFont(size: 15, weight: 700), color: CGColor(gray: 0.1, alpha: 1),
      maximumWidth: Self.maximumTextWidth, maximumLines: 1)
    var second =
      subtitle.isEmpty || accessories.detail != nil
      ? nil
      : TextLayout(
        Self.oneLine(subtitle), font: TextFont(size: 12), color: CGColor(gray: 0.4, alpha: 1),
        maximumWidth: Self.maximumTextWidth, maximumLines: 2)
    // Lines end where the text does, so that the bubble is as wide as its words.
    let textWidth = max(first.size.width, second?.size.width ?? 0, 24)
    first.maximumWidth = textWidth + 1
    second?.maximumWidth = textWidth + 1
    self.title = first
    self.subtitle = second
    self.accessories = accessories

    let detail = accessories.detail?.bounds.size
    let below = second.map { $0.size.height + Self.gap } ?? detail.map { $0.height + Self.detailGap } ?? 0
    let middle = CGSize(width: max(textWidth, detail?.width ?? 0), height: first.size.height + below)
    let sides = [accessories.left, accessories.right].map { $0?.bounds.size }
    let height = max(middle.height, sides[0]?.height ?? 0, sides[1]?.height ?? 0) + 2 * Self.padding.height
    let leading = sides[0].map { $0.width + 2 * Self.accessoryMargin } ?? Self.padding.width
    let trailing = sides[1].map { $0.width + 2 * Self.accessoryMargin } ?? Self.padding.width
    titlePlace = CGPoint(x: leading, y: (height - middle.height) / 2)
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: (leading + middle.width + trailing + 2 * Self.margin).rounded(.up),
        height: (height + 2 * Self.margin + Self.tipSize.height).rounded(.up)))
    isOpaque = false
    for view in accessories.all {
      // Moving from one bubble of the view to the next is no change.
      (view.superview as? CalloutView)?.owner = nil
      addSubview(view)
    }
    layOutAccessories()
  }

  /// Puts the accessories where they belong in the bubble, on whole points.
  private func layOutAccessories() {
    let bubble = self.bubble
    func move(_ view: UIView?, to x: CGFloat, _ y: CGFloat) {
      view?.frame.origin = CGPoint(x: x.rounded(), y: y.rounded())
    }
    if let left = accessories.left {
      move(left, to: bubble.minX + Self.accessoryMargin, bubble.midY - left.bounds.height / 2)
    }
    if let right = accessories.right {
      move(right, to: bubble.maxX - Self.accessoryMargin - right.bounds.width, bubble.midY - right.bounds.height / 2)
    }
    move(
      accessories.detail, to: bubble.minX + titlePlace.x,
      bubble.minY + titlePlace.y + title.size.height + Self.detailGap)
  }

  required init?(coder: NSCoder) { nil }

  /// The text with line ends turned into spaces: the bubble breaks lines by its own width.
  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Moves the bubble sideways over its tip, or below it, so that it stays within `bounds` if it can.
  ///
  /// - Parameters:
  ///   - above: What the tip points at when the bubble is above, in the coordinates of `bounds`.
  ///   - below: What the tip points at when the bubble is below.
  ///   - bounds: Where there is room.
  func place(above: CGPoint, below: CGPoint, in bounds: CGRect) {
    let half = self.bounds.width / 2 - Self.margin
    let most = max(half - Self.cornerRadius - Self.tipSize.width / 2, 0)
    let (left, right) = (bounds.minX + Self.gap + half, bounds.maxX - Self.gap - half)
    let middle = left <= right ? min(max(above.x, left), right) : bounds.midX
    shift = min(max(middle - above.x, -most), most).rounded()
    let height = self.bounds.height - 2 * Self.margin
    isBelow = above.y - height < bounds.minY && below.y + height <= bounds.maxY
    layOutAccessories()
    setNeedsDisplay()
  }

  /// Where the tip points, in the view's own coordinates.
  var tip: CGPoint {
    CGPoint(x: bounds.midX.rounded() - shift, y: isBelow ? Self.margin : bounds.maxY - Self.margin)
  }

  /// Whether a point of the view's own coordinates lies in the bubble, without shadow and tip.
  func isInBubble(_ point: CGPoint) -> Bool { bubble.contains(point) }

  override var next: UIResponder? { owner }

  private var bubble: CGRect {
    var rect = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    rect.size.height -= Self.tipSize.height
    if isBelow { rect.origin.y += Self.tipSize.height }
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

    let left = bubble.minX + titlePlace.x
    let top = bubble.minY + titlePlace.y
    context.draw(title, at: CGPoint(x: left, y: top))
    if let subtitle { context.draw(subtitle, at: CGPoint(x: left, y: top + title.size.height + Self.gap)) }
  }

  /// The bubble with its tip, one line round both.
  private var outline: CGPath {
    let (rect, radius, half) = (bubble, Self.cornerRadius, Self.tipSize.width / 2)
    let path = CGMutablePath()
    func corner(_ x: CGFloat, _ y: CGFloat, towards next: CGPoint) {
      path.addArc(tangent1End: CGPoint(x: x, y: y), tangent2End: next, radius: radius)
    }
    // The tip, met from the side of the first point along the edge it stands on.
    func spike(edge: CGFloat, from direction: CGFloat) {
      let lean = isBelow ? edge - 1 : edge + 1
      path.addLine(to: CGPoint(x: tip.x - direction * half, y: edge))
      path.addQuadCurve(to: tip, control: CGPoint(x: tip.x - direction * half * 0.35, y: lean))
      path.addQuadCurve(
        to: CGPoint(x: tip.x + direction * half, y: edge),
        control: CGPoint(x: tip.x + direction * half * 0.35, y: lean))
    }
    path.move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
    if isBelow { spike(edge: rect.minY, from: 1) }
    corner(rect.maxX, rect.minY, towards: CGPoint(x: rect.maxX, y: rect.maxY))
    corner(rect.maxX, rect.maxY, towards: CGPoint(x: rect.minX, y: rect.maxY))
    if !isBelow { spike(edge: rect.maxY, from: -1) }
    corner(rect.minX, rect.maxY, towards: CGPoint(x: rect.minX, y: rect.minY))
    corner(rect.minX, rect.minY, towards: CGPoint(x: rect.maxX, y: rect.minY))
    path.closeSubpath()
    return path
  }
}
