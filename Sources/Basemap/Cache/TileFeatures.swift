/// A vector tile whose layers are decoded when they are first asked for, each once.
///
/// `@unchecked Sendable`: `layers` is only touched under `lock`, all else is immutable.
final class TileFeatures: @unchecked Sendable {
  private let tile: VectorTile
  private let lock = NSLock()
  private var layers: [String: Result<FeatureLayer, VectorTileError>] = [:]

  init(_ tile: VectorTile) { self.tile = tile }

  /// The first layer of a name; nil where there is none, or none with features.
  ///
  /// - Throws: `VectorTileError`.
  func layer(named name: String) throws(VectorTileError) -> FeatureLayer? {
    lock.lock()
    defer { lock.unlock() }
    if let known = layers[name] { return try known.get() }
    guard let layer = tile.layer(named: name), !layer.features.isEmpty else { return nil }
    let result: Result<FeatureLayer, VectorTileError>
    do throws(VectorTileError) {
      result = .success(try FeatureLayer(layer))
    } catch {
      result = .failure(error)
    }
    layers[name] = result
    return try result.get()
  }

  /// About how much memory the tile takes once all layers are decoded, in bytes.
  var cost: Int { tile.layers.reduce(512) { $0 + $1.features.count * 96 } + 4 * (tile.layers.first?.bytes.count ?? 0) }
}
