/// A shape with the way it is drawn: line width, caps, joins, dashes.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  private var dashPhase: CGFloat = 0
  private var dashLengths: [CGFloat] = []

  /// The width of the stroke, in points; 1 at first.
  open var lineWidth: CGFloat = 1
  /// How the stroke ends; butt at first.
  open var lineCapStyle = CGLineCap.butt
  /// How the stroke turns; mitred at first.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far a mitred corner may reach, in line widths; 10 at first.
  open var miterLimit: CGFloat = 10
  /// Whether the even–odd rule says what is inside; false at first.
  open var usesEvenOddFillRule = false

  /// Makes an empty path.
  public override init() { super.init() }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes the ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a rectangle with round corners; a radius beyond half a side is taken as half a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Makes an arc between two angles in radians; `clockwise` as seen with y down, towards larger angles.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes a copy of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Answers an equal path that can be changed apart from this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
    (copy.dashPhase, copy.dashLengths) = (dashPhase, dashLengths)
    return copy
  }

  /// The shape; setting it copies.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Starts a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line; in an empty path it starts a subpath there instead.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc between two angles in radians; `clockwise` as seen with y down, towards larger angles.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics names the turn as seen with y up, UIKit as seen with y down.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the subpath under way.
  open func close() { path.closeSubpath() }

  /// Empties the path.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds all elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Maps all points.
  open func apply(_ transform: CGAffineTransform) {
    let mapped = CGMutablePath()
    mapped.addPath(path, transform: transform)
    path = mapped
  }

  /// Whether there is nothing in the path.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the shape; null for an empty path.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// Where the next element would start; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Answers whether a point lies inside the shape.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Sets dashes: painted and unpainted lengths in turn, in points; nil or a count of 0 makes the line solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Fills the shape in the current context's fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Strokes the shape in the current context's stroke colour.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the shape, mixed and dimmed (alpha 0…1).
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode: blendMode, alpha: alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Strokes the shape, mixed and dimmed (alpha 0…1).
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode: blendMode, alpha: alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashLengths)
      context.strokePath()
    }
  }

  /// Narrows the current context's clip to the shape.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(blendMode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }
}
