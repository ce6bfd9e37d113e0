/// A layer of a vector tile made ready for style sheets: geometry, and tags with their values decoded.
package struct FeatureLayer: Sendable {
  private let storage: Storage

  /// What features refer to.
  final class Storage: Sendable {
    let name: String
    let extent: Double
    let geometry: VectorTileGeometry
    let tags: FeatureTags
    let kinds: [VectorTileFeature.Kind]
    let ids: FeatureIdentifiers

    init(
      name: String, extent: Double, geometry: VectorTileGeometry, tags: FeatureTags, kinds: [VectorTileFeature.Kind],
      ids: FeatureIdentifiers
    ) {
      (self.name, self.extent, self.geometry) = (name, extent, geometry)
      (self.tags, self.kinds, self.ids) = (tags, kinds, ids)
    }
  }

  package var name: String { storage.name }
  /// The side of the tile, in units of the coordinates.
  package var extent: Double { storage.extent }
  /// One shape for each feature, in the order of the features.
  package var geometry: VectorTileGeometry { storage.geometry }
  /// The number of features.
  package var count: Int { storage.kinds.count }

  /// The feature at an index, 0 ..< `count`.
  package func feature(_ index: Int) -> StyleFeature { StyleFeature(storage, index) }

  /// Decodes all tags and geometries of a layer.
  ///
  /// - Throws: `VectorTileError`.
  package init(_ layer: VectorTileLayer) throws(VectorTileError) {
    var values: [StyleValue] = []
    values.reserveCapacity(layer.valueCount)
    for index in 0..<layer.valueCount { values.append(try layer.value(at: index).map(StyleValue.init) ?? .null) }
    var builder = FeatureTagsBuilder(keys: layer.keys)
    for feature in layer.features {
      try layer.forEachTag(of: feature) { key, value in builder.add(key: key, value: value) }
      builder.endFeature()
    }
    storage = Storage(
      name: layer.name, extent: Double(layer.extent), geometry: try layer.geometry(), tags: builder.tags(values),
      kinds: layer.features.map(\.kind),
      ids: FeatureIdentifiers(layer.features.map(\.id)))
  }

  /// A feature that comes from elsewhere than a vector tile.
  package struct Entry: Sendable {
    package var kind: VectorTileFeature.Kind
    package var tags: [String: StyleValue]
    package var id: StyleValue?

    package init(kind: VectorTileFeature.Kind, tags: [String: StyleValue], id: StyleValue? = nil) {
      (self.kind, self.tags, self.id) = (kind, tags, id)
    }
  }

  /// Makes a layer of features whose shapes `geometry` has, in the same order.
  package init(name: String, extent: Double, geometry: VectorTileGeometry, entries: [Entry]) {
    var keyIndices: [String: Int] = [:]
    var (keys, values): ([String], [StyleValue]) = ([], [])
    var valueIndices: [StyleValue: Int] = [:]
    var pairs: [[(Int, Int)]] = []
    for entry in entries {
      pairs.append(
        entry.tags.sorted { $0.key < $1.key }.map { key, value in
          let keyIndex = keyIndices[key] ?? keys.count
          if keyIndex == keys.count { keys.append(key) }
          keyIndices[key] = keyIndex
          let valueIndex = valueIndices[value] ?? values.count
          if valueIndex == values.count { values.append(value) }
          valueIndices[value] = valueIndex
          return (keyIndex, valueIndex)
        })
    }
    var builder = FeatureTagsBuilder(keys: keys)
    for feature in pairs {
      for (key, value) in feature { builder.add(key: key, value: value) }
      builder.endFeature()
    }
    storage = Storage(
      name: name, extent: extent, geometry: geometry, tags: builder.tags(values), kinds: entries.map(\.kind),
      ids: FeatureIdentifiers(entries.map(\.id)))
  }

  /// About how much memory the layer takes, in bytes.
  package var cost: Int {
    let tags = storage.tags
    let texts = tags.values.reduce(0) { $0 + ($1.string?.utf8.count ?? 0) }
    return storage.geometry.cost + tags.tags.count * MemoryLayout<FeatureTags.Tag>.stride + tags.starts.count * 4
      + tags.values.count * MemoryLayout<StyleValue>.stride + texts + tags.keys.count * 32 + count + 256
      + storage.ids.cost
  }
}
