/// The areas of `within`.
///
/// Places are compared on the grid of 8192 units a tile's side, as vector tiles are cut: a point on an edge is outside.
struct StyleArea: Sendable {
  /// The rings of each area, in a world of a size of 1.
  private let areas: [[[SIMD2<Double>]]]
  private let pointCount: Int
  private let left: Double
  private let right: Double

  /// nil for a place without areas.
  init?(_ place: StylePlace) {
    guard let place = place.areas else { return nil }
    areas = place.parts.map { $0.rows.map { $0.map(UnitMercator.point) } }
    pointCount = place.pointCount
    let columns = areas.flatMap { $0.flatMap { $0.map(\.x) } }
    (left, right) = (columns.min() ?? 0, columns.max() ?? 0)
  }

  /// Whether all points of a feature lie in an area, and its lines do not leave it; areas lie in none.
  func contains(_ place: FeaturePlace) throws(EvaluationFailure) -> Bool {
    guard place.kind == .point || place.kind == .line else { return false }
    let count = place.pointCount
    guard count > 0 else { return false }
    guard count <= StylePlace.maximumPairs / max(pointCount, 1) else { throw EvaluationFailure("too many points") }
    let units = place.unitsPerWorld
    let grid = areas.map { $0.map { $0.map { ($0 * units).rounded(.toNearestOrAwayFromZero) } } }
    for part in 0..<place.partCount {
      // A line that goes around half the world does so on purpose.
      let columns = place.points(ofPart: part) { $0 }.map(\.x)
      let isShort = place.kind == .point || (columns.max() ?? 0) - (columns.min() ?? 0) <= 0.5
      let points = place.points(ofPart: part) { point in
        (SIMD2(isShort ? near(point.x) : point.x, point.y) * units).rounded(.toNearestOrAwayFromZero)
      }
      let isInside =
        place.kind == .point
        ? points.allSatisfy { point in grid.contains { PlaneGeometry.side(of: point, $0) == .inside } }
        : grid.contains { Self.contains(points, $0) }
      guard isInside else { return false }
    }
    return true
  }

  /// The same place in the world's copy that is nearest to the areas.
  private func near(_ x: Double) -> Double {
    guard x <= left || x >= right else { return x }
    if left - x > 0.5 || right - x > 0.5 { return x + 1 }
    if x - left > 0.5 || x - right > 0.5 { return x - 1 }
    return x
  }

  private static func contains(_ line: [SIMD2<Double>], _ rings: [[SIMD2<Double>]]) -> Bool {
    guard line.allSatisfy({ PlaneGeometry.side(of: $0, rings) == .inside }) else { return false }
    for (a, b) in zip(line, line.dropFirst()) {
      for ring in rings {
        for (c, d) in zip(ring, ring.dropFirst()) where PlaneGeometry.crosses(a, b, c, d) { return false }
      }
    }
    return true
  }
}
