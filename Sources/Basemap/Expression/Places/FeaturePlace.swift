/// Where the feature of a context lies.
struct FeaturePlace {
  private let geometry: VectorTileGeometry
  private let shape: VectorTileGeometry.Shape
  let kind: VectorTileFeature.Kind
  private let tile: TileAddress
  private let extent: Double

  /// Fails where the context has no feature, or does not say in which square its coordinates count.
  init(_ context: StyleContext) throws(EvaluationFailure) {
    guard let feature = context.feature, let shape = feature.shape, let tile = context.tile else {
      throw EvaluationFailure("nothing is known of where the feature lies")
    }
    (geometry, self.shape, self.tile) = (feature.storage.geometry, shape, tile)
    (kind, extent) = (feature.kind, feature.storage.extent)
  }

  var pointCount: Int { shape.parts.reduce(0) { $0 + geometry.part($1).count } }

  /// The number of the feature's parts.
  var partCount: Int { shape.parts.count }

  /// The points of a part, each as a closure says from its place in a world of a size of 1, y down.
  func points(ofPart index: Int, _ transform: (SIMD2<Double>) -> SIMD2<Double>) -> [SIMD2<Double>] {
    let scale = Double(1 << tile.z)
    let corner = SIMD2(Double(tile.x), Double(tile.y))
    return geometry.part(shape.parts.lowerBound + index).map { place in
      let point = geometry.points[place]
      return transform((corner + SIMD2(Double(point.x), Double(point.y)) / extent) / scale)
    }
  }

  /// How many units of an 8192th of a square's side the world is wide.
  var unitsPerWorld: Double { Double(1 << tile.z) * 8192 }
}

/// Web Mercator in a world of a size of 1, y down.
enum UnitMercator {
  static func point(_ degrees: SIMD2<Double>) -> SIMD2<Double> {
    let turn = log(tan(.pi / 4 + degrees.y * .pi / 360))
    return SIMD2((180 + degrees.x) / 360, (180 - turn * 180 / .pi) / 360)
  }

  static func degrees(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let angle = (180 - point.y * 360) * .pi / 180
    return SIMD2(point.x * 360 - 180, 360 / .pi * atan(exp(angle)) - 90)
  }
}
