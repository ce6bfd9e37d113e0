/// Cuts rings to an upright rectangle (Sutherland and Hodgman 1974, one side after the other).
///
/// Edges that come to lie on a side of the rectangle run along it exactly, so that those of two neighbouring tiles
/// cancel out where both are filled as one shape.
struct RingClip {
  private(set) var ring: [SIMD2<Double>] = []
  private var next: [SIMD2<Double>] = []

  /// Cuts a ring; the result, perhaps empty, is in `ring`.
  mutating func clip(_ points: ArraySlice<TilePoint>, to box: UnitBox) {
    ring.removeAll(keepingCapacity: true)
    for point in points { ring.append(SIMD2(Double(point.x), Double(point.y))) }
    cut(to: box)
  }

  /// Cuts a ring; the result, perhaps empty, is in `ring`.
  mutating func clip(_ points: [SIMD2<Double>], to box: UnitBox) {
    ring.removeAll(keepingCapacity: true)
    ring += points
    cut(to: box)
  }

  private mutating func cut(to box: UnitBox) {
    cut(axis: 0, at: box.minX, keepsAbove: true)
    cut(axis: 0, at: box.maxX, keepsAbove: false)
    cut(axis: 1, at: box.minY, keepsAbove: true)
    cut(axis: 1, at: box.maxY, keepsAbove: false)
  }

  private mutating func cut(axis: Int, at limit: Double, keepsAbove: Bool) {
    guard var last = ring.last else { return }
    next.removeAll(keepingCapacity: true)
    func isInside(_ point: SIMD2<Double>) -> Bool { keepsAbove ? point[axis] >= limit : point[axis] <= limit }
    var wasInside = isInside(last)
    for point in ring {
      let inside = isInside(point)
      if inside != wasInside {
        // From the inside point outward, whichever way the edge runs: neighbours that share it find the same place.
        let (from, to) = wasInside ? (last, point) : (point, last)
        var crossing = from + (to - from) * ((limit - from[axis]) / (to[axis] - from[axis]))
        crossing[axis] = limit
        next.append(crossing)
      }
      if inside { next.append(point) }
      (last, wasInside) = (point, inside)
    }
    swap(&ring, &next)
  }
}
