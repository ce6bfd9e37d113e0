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
  package func value(_ key: String) -> StyleValue? {
    let place = storage.tags.index(of: key, of: index)
    return place < 0 ? nil : storage.tags.values[place]
  }

  @inline(__always)
  func value(_ key: StyleKey) -> StyleValue? {
    let place = storage.tags.index(of: key, of: index)
    return place < 0 ? nil : storage.tags.values[place]
  }

  /// Whether the feature has a tag.
  @inline(__always)
  func has(_ key: StyleKey) -> Bool { storage.tags.index(of: key, of: index) >= 0 }

  /// Whether a tag is a text.
  @inline(__always)
  func has(_ key: StyleKey, _ text: String) -> Bool {
    let place = storage.tags.index(of: key, of: index)
    guard place >= 0, case .string(let own) = storage.tags.values[place] else { return false }
    return own == text
  }

  /// The feature's identifier; nil where it has none.
  package var id: StyleValue? { storage.ids[index] }

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
