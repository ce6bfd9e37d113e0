/// A vector tile made ready for one style: for each of its questions the features that answer it.
package struct SortedTile: Sendable {
  /// The features that a style layer draws.
  struct Match: Sendable {
    let layer: FeatureLayer
    /// Their indices, in the order of the tile.
    let shapes: [Int32]
  }

  /// One for each selection of the style; nil where nothing passes.
  let matches: [Match?]
  /// The indices of the areas of the layer `water` that are ocean.
  let ocean: Set<Int32>

  /// The layer that has the ocean, which lends itself to tiles that should have some and do not.
  static let oceanLayer = "water"

  /// Sorts the features of a tile.
  ///
  /// - Throws: `VectorTileError`: a tile with a fault in a layer that is painted is not painted at all.
  init(_ tile: TileFeatures, style: MapStyle) throws(VectorTileError) {
    var layers: [FeatureLayer?] = []
    var ocean: Set<Int32> = []
    for name in style.sourceLayers {
      let layer = try tile.layer(named: name)
      layers.append(layer)
      guard let layer, name == Self.oceanLayer else { continue }
      for index in 0..<layer.count {
        let feature = layer.feature(index)
        guard feature.kind == .polygon, feature.value("class") == .string("ocean") else { continue }
        ocean.insert(Int32(truncatingIfNeeded: index))
      }
    }
    let groups = layers.map { $0.map { FeatureGroups($0) } }
    matches = style.selections.map { selection in
      guard let layer = layers[selection.sourceLayer], let groups = groups[selection.sourceLayer] else { return nil }
      let shapes = Self.shapes(selection, layer, groups)
      return shapes.isEmpty ? nil : Match(layer: layer, shapes: shapes)
    }
    self.ocean = ocean
  }

  /// The features that a style layer draws; features that cannot differ are asked once.
  private static func shapes(_ selection: MapStyle.Selection, _ layer: FeatureLayer, _ groups: FeatureGroups) -> [Int32]
  {
    // Zoom and state play no part in what is asked here.
    var context = StyleContext(zoom: 0)
    func passes(_ index: Int) -> Bool {
      let feature = layer.feature(index)
      guard selection.kinds.contains(feature.kind) else { return false }
      guard let filter = selection.filter else { return true }
      context.feature = feature
      return filter.passes(context)
    }
    guard selection.filter?.dependsOnTagsAlone ?? true else {
      return (0..<layer.count).filter(passes).map { Int32(truncatingIfNeeded: $0) }
    }
    let groupPasses = groups.representatives.map { passes(Int($0)) }
    guard groupPasses.contains(true) else { return [] }
    var shapes: [Int32] = []
    for (index, group) in groups.groupOfFeature.enumerated() where groupPasses[Int(group)] {
      shapes.append(Int32(truncatingIfNeeded: index))
    }
    return shapes
  }

  /// About how much memory the lists take, in bytes; the layers count with their tile.
  var cost: Int { matches.reduce(256) { $0 + 24 + ($1.map { $0.shapes.count * 4 + 32 } ?? 0) } + 16 * ocean.count }
}
