/// A feature that is cut into tiles.
struct GeoJSONFeature: Sendable {
  /// Places as shares of the world's side, x to the east and y to the south.
  typealias Position = SIMD2<Double>

  let layer: String
  /// The tile levels that show it.
  let zooms: ClosedRange<Int>
  let id: UInt64?
  /// In the order of their keys.
  let tags: [(key: String, value: VectorTileValue)]
  let kind: VectorTileFeature.Kind
  /// Points, lines, or rings, whose last position is not the first again; an outer ring runs clockwise on the map, and its
  /// holes follow it and run the other way.
  let parts: [[Position]]
  let low: Position
  let high: Position

  /// Answers a feature, or nil where it has no places.
  init?(
    layer: String, zooms: ClosedRange<Int>, id: UInt64?, tags: [(key: String, value: VectorTileValue)],
    kind: VectorTileFeature.Kind, parts: [[Position]]
  ) {
    (self.layer, self.zooms, self.id, self.tags, self.kind, self.parts) = (layer, zooms, id, tags, kind, parts)
    var (low, high) = (Position(repeating: .infinity), Position(repeating: -.infinity))
    for position in parts.joined() {
      low = pointwiseMin(low, position)
      high = pointwiseMax(high, position)
    }
    guard low.x <= high.x else { return nil }
    (self.low, self.high) = (low, high)
  }

  /// Twice the area of a ring, positive where it runs clockwise on the map.
  static func doubleArea(_ ring: [Position]) -> Double {
    guard var last = ring.last else { return 0 }
    var area = 0.0
    for position in ring {
      area += last.x * position.y - last.y * position.x
      last = position
    }
    return area
  }
}
