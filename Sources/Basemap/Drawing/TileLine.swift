/// A line in the units of a tile, point by point.
struct TileLine {
  let count: Int
  /// Whether the last point is joined to the first.
  let isRing: Bool
  let place: (Int) -> SIMD2<Double>

  @inline(__always)
  func forEachSegment(_ body: (SIMD2<Double>, SIMD2<Double>) -> Void) {
    guard count > 1 else { return }
    let first = place(0)
    var last = first
    for index in 1..<count {
      let point = place(index)
      body(last, point)
      last = point
    }
    if isRing { body(last, first) }
  }

  /// The pixel at a share of a segment's length.
  @inline(__always)
  static func pixel(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ share: Double, _ projection: TileProjection
  ) -> CGPoint {
    let point = share == 0 ? a : share == 1 ? b : a + (b - a) * share
    return projection.pixel(point.x, point.y)
  }
}

extension VectorTileGeometry {
  /// A point, in floating point.
  @inline(__always)
  func place(_ index: Int) -> SIMD2<Double> { SIMD2(Double(points[index].x), Double(points[index].y)) }
}
