extension CGContext {
  /// Forgets the current path.
  public func beginPath() { currentPath = PathElements() }

  /// Starts a subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point.applying(total)) }

  /// Adds a straight line; with an empty path it starts a subpath there instead.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(total)) }

  /// Adds a subpath of straight lines through all points.
  public func addLines(between points: [CGPoint]) {
    let t = total
    guard let first = points.first else { return }
    currentPath.reserve(points.count)
    currentPath.move(to: first.applying(t))
    for point in points.dropFirst() { currentPath.addLine(to: point.applying(t)) }
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    let t = total
    currentPath.addCurve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end.applying(total), control: control.applying(total))
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: total) }

  /// Adds rectangles, one subpath each.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse that touches the four sides of a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: total) }

  /// Adds an arc between two angles in radians; where y points up, `clockwise` false runs to larger angles.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: total)
  }

  /// Adds a line and an arc that touches the lines current point → `tangent1End` → `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let path = CGMutablePath()
    if let start = currentPath.currentPoint { path.move(to: start.applying(total.inverted())) }
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    // The first element only repeats the current point.
    let mapped = path.elements.applying(total)
    var isFirst = currentPath.currentPoint != nil
    mapped.forEach { verb, index in
      defer { isFirst = false }
      switch verb {
      case .move: if !isFirst { currentPath.move(to: mapped.points[index]) }
      case .line: currentPath.addLine(to: mapped.points[index])
      case .curve:
        currentPath.addCurve(
          to: mapped.points[index + 2], control1: mapped.points[index], control2: mapped.points[index + 1])
      case .quadCurve, .close: break
      }
    }
  }

  /// Adds all elements of a path.
  public func addPath(_ path: CGPath) { currentPath.append(path.elements, transform: total) }

  /// Closes the subpath under way.
  public func closePath() { currentPath.close() }

  /// Whether the current path has no element.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The end of the current path in user space; zero when it is empty.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint?.applying(total.inverted()) ?? .zero }

  /// The smallest rectangle of user space around the current path's points; null when it is empty.
  public var boundingBoxOfPath: CGRect {
    currentPath.isEmpty ? .null : currentPath.applying(total.inverted()).controlBounds
  }

  /// The current path in user space, or nil when it is empty.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(elements: currentPath.applying(total.inverted()))
  }

  /// Answers whether a point of user space lies inside the current path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    return currentPath.contains(point.applying(total), rule: rule)
  }
}
