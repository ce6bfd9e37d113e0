/// A pin: a round head on a needle whose tip is on the coordinate.
open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of the head; red at first, and nil draws red.
  open var pinTintColor: UIColor? = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }

  /// The colour of the head as one of three; red at first.
  ///
  /// Setting it sets `pinTintColor`. A tint set later does not change it. On Apple's framework: deprecated in favour of `pinTintColor`.
  open var pinColor = MKPinAnnotationColor.red {
    didSet {
      switch pinColor {
      case .red: pinTintColor = Self.redPinColor()
      case .green: pinTintColor = Self.greenPinColor()
      case .purple: pinTintColor = Self.purplePinColor()
      }
    }
  }

  /// Whether the pin is to fall to its place when it is added; false at first.
  ///
  /// It does not fall here: a snapshot and a live map show the pin in its place at once.
  open var animatesDrop = false

  private static let size = CGSize(width: 32, height: 39)
  /// The needle's tip in the picture; the frame's middle then lies (8, −15) points from it (fact A12).
  private static let tip = CGPoint(x: 8, y: 34.5)
  private static let head = CGRect(x: 0.75, y: 1, width: 14.5, height: 14.5)

  /// Makes a pin for an annotation.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  /// Makes a pin without annotation: there are no archives to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bounds.size = Self.size
    centerOffset = CGPoint(x: Self.size.width / 2 - Self.tip.x, y: Self.size.height / 2 - Self.tip.y)
    calloutOffset = CGPoint(x: -centerOffset.x, y: 0)
    isOpaque = false
  }

  /// The colour of destinations: red.
  open class func redPinColor() -> UIColor { .systemRed }
  /// The colour of starting points: green.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// The colour of places of the user's own: purple.
  open class func purplePinColor() -> UIColor { .systemPurple }

  /// Draws the image, if one was set, or else the pin.
  open override func draw(_ rect: CGRect) {
    guard image == nil else { return super.draw(rect) }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawShadow(in: context)
    drawNeedle(in: context)
    drawHead(in: context)
  }

  /// The shadow falls on the ground, to the right and up, from the tip.
  private func drawShadow(in context: CGContext) {
    context.setStrokeColor(CGColor(gray: 0, alpha: 0.2))
    context.setLineWidth(1.5)
    context.setLineCap(.round)
    context.move(to: Self.tip)
    context.addLine(to: CGPoint(x: 21, y: 26))
    context.strokePath()
    context.setFillColor(CGColor(gray: 0, alpha: 0.2))
    context.fillEllipse(in: CGRect(x: 19, y: 19, width: 10, height: 7.5))
  }

  private func drawNeedle(in context: CGContext) {
    let (tip, top) = (Self.tip, Self.head.maxY - 1.5)
    context.move(to: CGPoint(x: tip.x - 1.2, y: top))
    context.addLine(to: CGPoint(x: tip.x + 1.2, y: top))
    context.addLine(to: CGPoint(x: tip.x + 0.4, y: tip.y))
    context.addLine(to: CGPoint(x: tip.x - 0.4, y: tip.y))
    context.closePath()
    context.setFillColor(CGColor(gray: 0.42, alpha: 1))
    context.fillPath()
    context.setFillColor(CGColor(gray: 0.8, alpha: 1))
    context.fill(CGRect(x: tip.x - 0.8, y: top, width: 0.7, height: tip.y - top - 4))
  }

  private func drawHead(in context: CGContext) {
    let head = Self.head
    context.setFillColor((pinTintColor ?? Self.redPinColor()).cgColor)
    context.fillEllipse(in: head)
    // A ball in the light of the upper left.
    let shades = [CGColor(gray: 1, alpha: 0.55), CGColor(gray: 1, alpha: 0), CGColor(gray: 0, alpha: 0.28)]
    if let gradient = CGGradient(colorsSpace: nil, colors: shades, locations: [0, 0.4, 1]) {
      context.saveGState()
      context.addEllipse(in: head)
      context.clip()
      let light = CGPoint(x: head.minX + 5, y: head.minY + 4.5)
      context.drawRadialGradient(
        gradient, startCenter: light, startRadius: 0, endCenter: light, endRadius: 11, options: [.drawsAfterEndLocation]
      )
      context.restoreGState()
    }
    context.setStrokeColor(CGColor(gray: 0, alpha: 0.25))
    context.setLineWidth(0.5)
    context.strokeEllipse(in: head.insetBy(dx: 0.25, dy: 0.25))
  }
}
