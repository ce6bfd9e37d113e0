/// The blue dot that shows where the user is.
open class MKUserLocationView: MKAnnotationView {
  private static let side: CGFloat = 44

  /// Makes the view of a user's location.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  /// Makes the view without annotation: there are no archives to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bounds.size = CGSize(width: Self.side, height: Self.side)
    calloutOffset = CGPoint(x: 0, y: 10)
    canShowCallout = true
    collisionMode = .circle
    isOpaque = false
  }

  /// Draws the image, if one was set, or else the dot with its ring and halo.
  open override func draw(_ rect: CGRect) {
    guard image == nil else { return super.draw(rect) }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    func disc(_ diameter: CGFloat) -> CGRect {
      CGRect(x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
    }
    context.setFillColor(UIColor.systemBlue.withAlphaComponent(0.18).cgColor)
    context.fillEllipse(in: disc(Self.side - 2))
    context.saveGState()
    context.setShadow(offset: CGSize(width: 0, height: 1), blur: 4, color: CGColor(gray: 0, alpha: 0.35))
    context.setFillColor(.white)
    context.fillEllipse(in: disc(22))
    context.restoreGState()
    context.setFillColor(UIColor.systemBlue.cgColor)
    context.fillEllipse(in: disc(16))
  }
}
