/// A feature as expressions see it; making one, and asking it, allocates nothing.
package struct StyleFeature: Sendable {
  let storage: FeatureLayer.Storage
  /// The index of the feature in its layer.
  package let index: Int
  package let kind: VectorTileFeature.Kind

  init(_ storage: FeatureLayer.Storage, _ index: Int) {
    (self.storage, self.index) = (storage, index)
    kind = storage.kinds[index]
  }

  /// The value of a tag; nil where the feature has none of that key.
  package func value(_ key: String) -> StyleValue? { storage.tags.value(key, of: index) }

  @inline(__always)
  func value(_ key: StyleKey) -> StyleValue? { storage.tags.value(key, of: index) }

  /// The feature's identifier; nil where it has none.
  package var id: StyleValue? { storage.ids.isEmpty ? nil : storage.ids[index] }

  /// All tags.
  package var values: [String: StyleValue] {
    let tags = storage.tags
    return tags.range(of: index).reduce(into: [:]) { result, place in
      let tag = tags.tags[place]
      result[tags.keys[Int(tag.key)]] = tags.values[Int(tag.value)]
    }
  }

  /// The geometry of the feature: its parts, in the geometry of the layer.
  package var shape: VectorTileGeometry.Shape? {
    storage.geometry.shapes.indices.contains(index) ? storage.geometry.shapes[index] : nil
  }
}
