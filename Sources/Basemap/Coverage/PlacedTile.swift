/// A vector tile on the endless map, and the part of it that is to be drawn.
struct PlacedTile: Sendable {
  let tile: SortedTile
  /// The square the tile fills.
  let square: TileSquare
  /// The part that is drawn: the square itself or one within it.
  let part: TileSquare
  /// Whether nothing but its ocean is drawn.
  let isOceanAlone: Bool
  /// The index of the layer of the base map that the tile comes from.
  let layer: Int
}
