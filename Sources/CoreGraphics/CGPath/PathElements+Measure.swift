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
    forEach { verb, index in
      switch verb {
      case .move, .line:
        current = points[index]
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
      case .close: break
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
    if abs(a) * 3 < 1e-12 {
      if b != 0 { roots.append(-c / b) }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots.append((-b + root) / (2 * a))
        roots.append((-b - root) / (2 * a))
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// The subpaths as straight lines, no point farther than `tolerance` from the curve, in the path's own units.
  ///
  /// Curves are cut into at most 256 pieces each.
  package func flattened(tolerance: CGFloat) -> [(points: [CGPoint], isClosed: Bool)] {
    var lines: [(points: [CGPoint], isClosed: Bool)] = []
    var line: [CGPoint] = []
    var current = CGPoint.zero
    func pieces(_ deviation: CGFloat) -> Int {
      let count = (deviation / max(tolerance, 1e-9)).squareRoot().rounded(.up)
      return count.isFinite ? min(max(Int(min(count, 256)), 1), 256) : 1
    }
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
        let start = current
        let last = points[index + verb.pointCount - 1]
        let (c1, c2): (CGPoint, CGPoint)
        if verb == .curve {
          (c1, c2) = (points[index], points[index + 1])
        } else {
          let c = points[index]
          c1 = CGPoint(x: start.x + (c.x - start.x) * 2 / 3, y: start.y + (c.y - start.y) * 2 / 3)
          c2 = CGPoint(x: last.x + (c.x - last.x) * 2 / 3, y: last.y + (c.y - last.y) * 2 / 3)
        }
        let bend = max(
          hypot(start.x - 2 * c1.x + c2.x, start.y - 2 * c1.y + c2.y),
          hypot(c1.x - 2 * c2.x + last.x, c1.y - 2 * c2.y + last.y))
        let count = pieces(bend * 0.75)
        for piece in 1..<max(count, 2) where piece < count {
          line.append(Self.cubic(start, c1, c2, last, CGFloat(piece) / CGFloat(count)))
        }
        line.append(last)
        current = last
      case .close:
        if let first = line.first { current = first }
        finish(closed: true)
        line = []
      }
    }
    finish(closed: false)
    return lines
  }

  /// Whether a point lies inside by the given rule; every subpath counts as closed.
  package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    let size = controlBounds
    guard size.insetBy(dx: -1, dy: -1).contains(point) else { return false }
    var winding = 0
    var crossings = 0
    for (line, _) in flattened(tolerance: max(size.width, size.height) / 16384) {
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
