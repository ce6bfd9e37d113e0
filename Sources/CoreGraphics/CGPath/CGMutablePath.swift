/// A path that can be added to.
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() { super.init(elements: PathElements()) }

  override package init(elements: PathElements) { super.init(elements: elements) }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.move(to: point.applying(transform))
  }

  /// Adds a straight line; in an empty path it starts a subpath there instead.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.addLine(to: point.applying(transform))
  }

  /// Adds a subpath of straight lines through all points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    elements.reserve(points.count)
    elements.move(to: first.applying(transform))
    for point in points.dropFirst() { elements.addLine(to: point.applying(transform)) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    elements.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Closes the subpath under way.
  public func closeSubpath() { elements.close() }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.addRect(rect, transform: transform)
  }

  /// Adds rectangles, one subpath each.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { elements.addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches the four sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with rounded corners; radii beyond half a side are taken as half a side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    elements.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
  }

  /// Adds an arc between two angles in radians, joined by a line to the current point when there is one.
  ///
  /// Where y points up, `clockwise` false runs to larger angles. In a flipped context it looks the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    elements.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: transform)
  }

  /// Adds an arc that turns by `delta` radians from an angle; beyond a full turn it stops at one.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    elements.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds a line and an arc that touches the lines current point → `tangent1End` → `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    // The corner is found in the caller's units, where the arc is a circle, and then mapped.
    var corner = PathElements()
    let back = transform.inverted()
    if let start = elements.currentPoint { corner.move(to: start.applying(back)) }
    let known = corner.verbs.count
    corner.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    let mapped = corner.applying(transform)
    mapped.forEach { verb, index in
      guard index >= known else { return }
      switch verb {
      case .move: elements.move(to: mapped.points[index])
      case .line: elements.addLine(to: mapped.points[index])
      case .curve:
        elements.addCurve(
          to: mapped.points[index + 2], control1: mapped.points[index], control2: mapped.points[index + 1])
      case .quadCurve, .close: break
      }
    }
  }

  /// Adds all elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements.append(path.elements, transform: transform)
  }
}
