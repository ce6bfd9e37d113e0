/// A vector tile made ready for painting: of each layer the geometry, and for each filter the features that pass it.
package struct PaintedTile: Sendable {
  struct Layer: Sendable {
    /// The side of the tile, in units of the coordinates.
    let extent: Double
    let geometry: VectorTileGeometry
    /// For each feature the zoom from which it is shown; empty where all always are.
    let minimumZooms: [Float]
  }

  /// The features that pass a filter.
  struct Match: Sendable {
    /// The index of their layer.
    let layer: Int
    /// The indices of their shapes in the layer's geometry, in the order of the tile.
    let shapes: [Int32]
  }

  let layers: [Layer]
  /// One for each filter; nil where nothing passes.
  let matches: [Match?]

  /// The tag that says from which zoom a feature is shown (of 256-point tiles), as in tiles of Natural Earth.
  private static let minimumZoomKey = "min_zoom"

  /// Sorts the features of a tile and decodes the geometry of the layers that have matches.
  ///
  /// - Throws: `VectorTileError`: a tile with a fault in a layer that is painted is not painted at all.
  package init(_ tile: VectorTile, filters: [FeatureFilter]) throws(VectorTileError) {
    var layers: [Layer] = []
    var matches = [Match?](repeating: nil, count: filters.count)
    for name in Set(filters.map(\.layer)).sorted() {
      guard let layer = tile.layer(named: name), !layer.features.isEmpty else { continue }
      let own = filters.indices.filter { filters[$0].layer == name }
      let keys = Set(own.flatMap { filters[$0].conditions.map(\.key) }).union([Self.minimumZoomKey])
      let tags = try TagTable(layer, keys: keys)
      var isUsed = false
      for index in own {
        let shapes = tags.features(passing: filters[index])
        guard !shapes.isEmpty else { continue }
        matches[index] = Match(layer: layers.count, shapes: shapes)
        isUsed = true
      }
      guard isUsed else { continue }
      layers.append(
        Layer(
          extent: Double(layer.extent), geometry: try layer.geometry(),
          minimumZooms: tags.numbers(for: Self.minimumZoomKey)))
    }
    self.layers = layers
    self.matches = matches
  }

  /// About how much memory the tile takes, in bytes.
  var cost: Int {
    layers.reduce(256) { $0 + $1.geometry.cost + $1.minimumZooms.count * 4 }
      + matches.reduce(0) { $0 + ($1.map { $0.shapes.count * 4 + 32 } ?? 0) + 16 }
  }
}
