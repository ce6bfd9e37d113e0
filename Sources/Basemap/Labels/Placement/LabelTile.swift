/// A vector tile as labels see it: its features, where it lies, and the part of it that counts.
struct LabelTile: Sendable {
  /// The index of the layer of the base map that it comes from.
  let source: Int
  /// The square the tile fills.
  let square: TileSquare
  /// The part whose labels are taken from it: the square or one within it.
  ///
  /// What lies on its left or upper edge belongs
  /// to it, what lies on the other edges does not.
  let part: TileSquare
  /// The features of a layer; nil where the tile has none.
  let layer: @Sendable (_ name: String) -> FeatureLayer?
}

/// A layer of a style that has labels, ready for one zoom.
struct LabelLayer: Sendable {
  /// Its place in the style; later layers have the first choice.
  let index: Int
  let sourceLayer: String
  /// What its labels are put at.
  let placement: StyleSymbolPlacement
  let passes: @Sendable (StyleFeature) -> Bool
  /// What the style says of a feature; nil where it gives it no label.
  let style: @Sendable (StyleFeature) -> LabelStyle?
}
