extension PathElements {
  /// How far the control points of a quarter circle of radius 1 lie from its ends.
  private static let quarterCircle: CGFloat = 0.5522847498307936

  package mutating func addRect(_ rect: CGRect, transform t: CGAffineTransform) {
    guard !rect.isNull else { return }
    // The infinite rectangle's edges would overflow under a matrix; these are as good as endless.
    let rect = rect.isInfinite ? CGRect(x: -1e15, y: -1e15, width: 2e15, height: 2e15) : rect
    move(to: CGPoint(x: rect.minX, y: rect.minY).applying(t))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY).applying(t))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY).applying(t))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY).applying(t))
    close()
  }

  package mutating func addEllipse(in rect: CGRect, transform t: CGAffineTransform) {
    addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: t)
  }

  /// Adds a rectangle with elliptic corners; radii beyond half a side are taken as half a side.
  package mutating func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform t: CGAffineTransform
  ) {
    let rx = min(max(cornerWidth, 0), rect.width / 2)
    let ry = min(max(cornerHeight, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return addRect(rect, transform: t) }
    let kx = rx * (1 - Self.quarterCircle)
    let ky = ry * (1 - Self.quarterCircle)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(t) }
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    move(to: at(x1, rect.midY))
    if y1 - ry > rect.midY { addLine(to: at(x1, y1 - ry)) }
    addCurve(to: at(x1 - rx, y1), control1: at(x1, y1 - ky), control2: at(x1 - kx, y1))
    if x1 - rx > x0 + rx { addLine(to: at(x0 + rx, y1)) }
    addCurve(to: at(x0, y1 - ry), control1: at(x0 + kx, y1), control2: at(x0, y1 - ky))
    if y1 - ry > y0 + ry { addLine(to: at(x0, y0 + ry)) }
    addCurve(to: at(x0 + rx, y0), control1: at(x0, y0 + ky), control2: at(x0 + kx, y0))
    if x1 - rx > x0 + rx { addLine(to: at(x1 - rx, y0)) }
    addCurve(to: at(x1, y0 + ry), control1: at(x1 - kx, y0), control2: at(x1, y0 + ky))
    close()
  }

  /// Adds an arc that starts at an angle and turns by `delta` radians (at most one full turn), joined by a line to
  /// the current point when there is one.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform t: CGAffineTransform
  ) {
    guard startAngle.isFinite, delta.isFinite, radius.isFinite else { return }
    let sweep = min(max(delta, -2 * .pi), 2 * .pi)
    func at(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    addLine(to: at(startAngle).applying(t))
    guard sweep != 0 else { return }
    // A quarter circle is one piece also where its angles were reckoned and came out a trifle larger.
    let pieces = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / CGFloat(pieces)
    let reach = 4.0 / 3.0 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let from = startAngle + CGFloat(piece) * step
      let to = from + step
      let (p, q) = (at(from), at(to))
      addCurve(
        to: q.applying(t),
        control1: CGPoint(x: p.x - reach * sin(from), y: p.y + reach * cos(from)).applying(t),
        control2: CGPoint(x: q.x + reach * sin(to), y: q.y - reach * cos(to)).applying(t))
    }
  }

  /// Adds an arc between two angles, the way Core Graphics reads `clockwise`: with y up, false runs to larger angles.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform t: CGAffineTransform
  ) {
    var delta = endAngle - startAngle
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: 2 * .pi) - 2 * .pi }
    } else if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi
    }
    addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: t)
  }

  /// Adds a line and an arc that touches both tangents: current point → `corner` → `end`.
  package mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return move(to: corner) }
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (la, lb) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard la > 0, lb > 0, radius > 0, abs(cross) > 1e-12 * la * lb else { return addLine(to: corner) }
    let cosine = min(max((ax * bx + ay * by) / (la * lb), -1), 1)
    let tangent = radius / tan(acos(cosine) / 2)
    let first = CGPoint(x: corner.x + ax / la * tangent, y: corner.y + ay / la * tangent)
    let second = CGPoint(x: corner.x + bx / lb * tangent, y: corner.y + by / lb * tangent)
    // The centre lies beside the first tangent point, on the side of the second tangent.
    let side: CGFloat = cross > 0 ? -1 : 1
    let center = CGPoint(x: first.x + ay / la * radius * side, y: first.y - ax / la * radius * side)
    let from = atan2(first.y - center.y, first.x - center.x)
    var delta = atan2(second.y - center.y, second.x - center.x) - from
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addArc(center: center, radius: radius, startAngle: from, delta: delta, transform: .identity)
  }
}
