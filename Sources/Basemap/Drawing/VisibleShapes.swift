/// Shapes of one tile that are to be drawn.
struct VisibleShapes {
  let layer: FeatureLayer
  let geometry: VectorTileGeometry
  let projection: TileProjection
  /// The part of the tile that is drawn.
  let part: UnitBox
  /// That part as far as it lies near the drawing.
  let clip: UnitBox
  var indices: [Int]

  /// Whether a shape is an area, whose parts are rings, rather than lines.
  func isArea(_ index: Int) -> Bool { layer.feature(index).kind == .polygon }
}
