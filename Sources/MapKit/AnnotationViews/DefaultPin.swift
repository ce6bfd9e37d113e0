/// The picture of an annotation that the app makes no view for: a red pin with its tip on the coordinate.
@MainActor final class DefaultPin: MKAnnotationView {
  private static let size = CGSize(width: 28, height: 40)

  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = Self.size
    centerOffset = CGPoint(x: 0, y: -Self.size.height / 2 + 2)
    canShowCallout = true
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var pictureKey: AnyHashable? { bounds.size == Self.size ? ObjectIdentifier(DefaultPin.self) : nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let tip = CGPoint(x: 14, y: 38)
    let outline = CGMutablePath()
    outline.move(to: tip)
    outline.addCurve(
      to: CGPoint(x: 3, y: 13), control1: CGPoint(x: 12.5, y: 30), control2: CGPoint(x: 3, y: 23))
    outline.addArc(center: CGPoint(x: 14, y: 13), radius: 11, startAngle: .pi, endAngle: 0, clockwise: false)
    outline.addCurve(to: tip, control1: CGPoint(x: 25, y: 23), control2: CGPoint(x: 15.5, y: 30))
    outline.closeSubpath()
    context.saveGState()
    context.setShadow(offset: CGSize(width: 0, height: 1), blur: 2, color: CGColor(gray: 0, alpha: 0.35))
    context.addPath(outline)
    context.setFillColor(UIColor.systemRed.cgColor)
    context.fillPath()
    context.restoreGState()
    context.addPath(outline)
    context.setStrokeColor(CGColor(gray: 1, alpha: 0.9))
    context.setLineWidth(1)
    context.setLineJoin(.round)
    context.strokePath()
    context.setFillColor(.white)
    context.fillEllipse(in: CGRect(x: 10, y: 9, width: 8, height: 8))
  }
}
