extension PathElements {
  /// The subpaths as straight lines, no point farther than `tolerance` from the curve, in the path's own units.
  ///
  /// Each curve is halved until it is flat enough, at most to 256 pieces. With a `reach`, a piece that lies wholly on
  /// one side of the square of ±`reach` round the origin becomes one line, and the others may be halved further.
  package func flattened(
    tolerance: CGFloat, reach: CGFloat = .infinity
  ) -> [(points: [CGPoint], isClosed: Bool)] {
    var lines: [(points: [CGPoint], isClosed: Bool)] = []
    var line: [CGPoint] = []
    var current = CGPoint.zero
    let depth = reach.isFinite ? 24 : 8
    func finish(closed: Bool) {
      if !line.isEmpty { lines.append((line, closed)) }
    }
    forEach { verb, index in
      switch verb {
      case .move:
        finish(closed: false)
        current = points[index]
        line = [current]
      case .line:
        if line.isEmpty { line = [current] }
        current = points[index]
        line.append(current)
      case .quadCurve, .curve:
        if line.isEmpty { line = [current] }
        let curve =
          verb == .curve
          ? CubicCurve(current, points[index], points[index + 1], points[index + 2])
          : CubicCurve(current, control: points[index], points[index + 1])
        curve.flatten(tolerance: tolerance, reach: reach, depth: depth, into: &line)
        current = curve.end
      case .close:
        if let first = line.first { current = first }
        finish(closed: true)
        line = []
      }
    }
    finish(closed: false)
    return lines
  }
}

/// A curve with two control points.
struct CubicCurve {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The curve with one control point: two lie two thirds of the way to it.
  init(_ start: CGPoint, control: CGPoint, _ end: CGPoint) {
    func towards(_ p: CGPoint) -> CGPoint {
      CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
    }
    self.init(start, towards(start), towards(end), end)
  }

  /// Adds the ends of straight pieces; at most 2^`depth` of them.
  func flatten(tolerance: CGFloat, reach: CGFloat, depth: Int, into line: inout [CGPoint]) {
    // A curve leaves its chord by at most an eighth of its largest second derivative, which is six times this bend.
    let bend = max(
      hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y),
      hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y))
    guard depth > 0, bend.isFinite, bend * 0.75 > tolerance, !isBeyond(reach) else {
      line.append(end)
      return
    }
    let (left, right) = halves
    left.flatten(tolerance: tolerance, reach: reach, depth: depth - 1, into: &line)
    right.flatten(tolerance: tolerance, reach: reach, depth: depth - 1, into: &line)
  }

  /// Whether the whole curve lies on one side of the square of ±`reach`.
  private func isBeyond(_ reach: CGFloat) -> Bool {
    var box = PointBounds()
    for point in [start, control1, control2, end] { box.add(point) }
    return box.minX > reach || box.maxX < -reach || box.minY > reach || box.maxY < -reach
  }

  /// By the construction of de Casteljau.
  private var halves: (CubicCurve, CubicCurve) {
    func middle(_ p: CGPoint, _ q: CGPoint) -> CGPoint { CGPoint(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2) }
    let (a, b, c) = (middle(start, control1), middle(control1, control2), middle(control2, end))
    let (d, e) = (middle(a, b), middle(b, c))
    let half = middle(d, e)
    return (CubicCurve(start, a, d, half), CubicCurve(half, e, c, end))
  }
}
