extension PathElements {
  /// The rectangle around all points, control points included.
  package var controlBounds: CGRect {
    var box = PointBounds()
    for point in points { box.add(point) }
    return box.rect
  }

  /// The rectangle around the drawn line itself.
  package var tightBounds: CGRect {
    var box = PointBounds()
    var current = CGPoint.zero
    var start = CGPoint.zero
    forEach { verb, index in
      switch verb {
      case .move, .line:
        current = points[index]
        if verb == .move { start = current }
        box.add(current)
      case .quadCurve:
        let (c, e) = (points[index], points[index + 1])
        for t in Self.quadExtrema(current.x, c.x, e.x) + Self.quadExtrema(current.y, c.y, e.y) {
          let s = 1 - t
          box.add(
            CGPoint(
              x: s * s * current.x + 2 * s * t * c.x + t * t * e.x,
              y: s * s * current.y + 2 * s * t * c.y + t * t * e.y))
        }
        current = e
        box.add(e)
      case .curve:
        let (c1, c2, e) = (points[index], points[index + 1], points[index + 2])
        for t in Self.cubicExtrema(current.x, c1.x, c2.x, e.x) + Self.cubicExtrema(current.y, c1.y, c2.y, e.y) {
          box.add(Self.cubic(current, c1, c2, e, t))
        }
        current = e
        box.add(e)
      case .close: current = start
      }
    }
    return box.rect
  }

  static func cubic(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }

  private static func quadExtrema(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let denominator = a - 2 * b + c
    guard denominator != 0 else { return [] }
    let t = (a - b) / denominator
    return t > 0 && t < 1 ? [t] : []
  }

  private static func cubicExtrema(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    var roots: [CGFloat] = []
    let discriminant = b * b - 4 * a * c
    if discriminant >= 0 {
      // The form without a difference of nearly equal numbers, for which the square's factor may also be 0.
      let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
      if a != 0 { roots.append(sum / a) }
      if sum != 0 { roots.append(c / sum) }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Whether a point lies inside by the given rule; every subpath counts as closed.
  package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    var box = PointBounds()
    for corner in points { box.add(corner) }
    guard point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY, point.y <= box.maxY else { return false }
    let size = max(box.maxX - box.minX, box.maxY - box.minY)
    var winding = 0
    var crossings = 0
    for (line, _) in flattened(tolerance: size / 16384) {
      for index in line.indices {
        let (p, q) = (line[index], line[index + 1 == line.count ? 0 : index + 1])
        guard (p.y <= point.y) != (q.y <= point.y) else { continue }
        let x = p.x + (point.y - p.y) / (q.y - p.y) * (q.x - p.x)
        if x > point.x {
          crossings += 1
          winding += q.y > p.y ? 1 : -1
        }
      }
    }
    return rule == .evenOdd ? crossings % 2 == 1 : winding != 0
  }
}
