extension StylePainter {
  /// Features one after the other that look the same.
  struct Run<Paint> {
    let paint: Paint
    var shapes: [VisibleShapes]
  }

  /// How far from the drawing features are looked for whose size is only known feature by feature, in points.
  static let widestReach = 64.0

  /// The features of a layer near the drawing, in the order of drawing, with how they are painted.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - margin: How far outside the drawing they still matter, in pixels.
  ///   - sortKey: What the order depends on, before that of the tiles.
  ///   - isUniform: Whether all are painted alike.
  ///   - paint: How the feature of a context is painted; nil for not at all.
  /// - Returns: The features, those that look the same together.
  func runs<Paint: Equatable>(
    of layer: MapStyle.Layer, margin: Double, sortKey: StyleProperty<Double?>?, isUniform: Bool,
    paint: (StyleContext) -> Paint?
  ) -> [Run<Paint>] {
    if isUniform {
      guard let paint = paint(context) else { return [] }
      let shapes = visibleShapes(layer, margin: margin)
      return shapes.isEmpty ? [] : [Run(paint: paint, shapes: shapes)]
    }
    let shapes = visibleShapes(layer, margin: margin)
    var context = context
    var order: [(tile: Int, shape: Int, key: Double)] = []
    for (tile, shapes) in shapes.enumerated() {
      for shape in shapes.indices {
        var key = 0.0
        if let sortKey {
          context.feature = shapes.layer.feature(shape)
          key = sortKey.value(in: context) ?? 0
        }
        order.append((tile, shape, key))
      }
    }
    if let sortKey, sortKey.dependsOnFeature {
      order.sort { ($0.key, $0.tile, $0.shape) < ($1.key, $1.tile, $1.shape) }
    }
    var runs: [Run<Paint>] = []
    var lastTile = -1
    for (tile, shape, _) in order {
      context.feature = shapes[tile].layer.feature(shape)
      guard let paint = paint(context) else { continue }
      if runs.last?.paint != paint {
        runs.append(Run(paint: paint, shapes: []))
        lastTile = -1
      }
      if tile != lastTile {
        var own = shapes[tile]
        own.indices = []
        runs[runs.count - 1].shapes.append(own)
        lastTile = tile
      }
      let run = runs.count - 1
      runs[run].shapes[runs[run].shapes.count - 1].indices.append(shape)
    }
    return runs
  }

  /// The shapes that a layer draws and that lie within some pixels of the drawing, tile by tile.
  private func visibleShapes(_ layer: MapStyle.Layer, margin: Double) -> [VisibleShapes] {
    guard let selection = layer.selection else { return [] }
    var context = context
    return tiles.compactMap { placed in
      guard let match = placed.tile.matches[selection] else { return nil }
      if placed.isOceanAlone, match.layer.name != SortedTile.oceanLayer { return nil }
      let geometry = match.layer.geometry
      let projection = TileProjection(placed.square, extent: match.layer.extent, in: view)
      let part = UnitBox(of: placed.part, in: placed.square, extent: match.layer.extent)
      let clip = part.intersection(UnitBox(of: view, margin: margin, in: projection))
      guard !clip.isEmpty else { return nil }
      var indices: [Int] = []
      for shape in match.shapes {
        let index = Int(shape)
        guard clip.touches(geometry.shapes[index].box), !placed.isOceanAlone || placed.tile.ocean.contains(shape) else {
          continue
        }
        if let filter = layer.viewFilter {
          context.feature = match.layer.feature(index)
          guard filter.passes(context) else { continue }
        }
        indices.append(index)
      }
      guard !indices.isEmpty else { return nil }
      return VisibleShapes(
        layer: match.layer, geometry: geometry, projection: projection, part: part, clip: clip, indices: indices)
    }
  }
}
