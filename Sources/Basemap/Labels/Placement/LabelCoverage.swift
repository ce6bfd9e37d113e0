/// Decides which tiles the labels of a square come from.
///
/// As for what is painted (see `Coverage`), layers are asked from the top down, and where one has a tile, those below
/// it are not asked. The answer depends on the square and the zoom alone; that a tile is there is all that is asked
/// about it, so that tiles around a picture are not made ready for painting.
struct LabelCoverage {
  /// A tile that counts in a part of the map.
  struct Piece {
    let layer: Int
    let home: TileSquare
    let tile: TileFeatures
    let part: TileSquare
  }

  let layers: [BasemapLayer]
  let tile: (_ layer: Int, _ address: TileAddress) -> TileFeatures?

  /// The tiles of a square; the parts do not overlap, and lie in it.
  ///
  /// - Parameter zoom: The zoom at which the world is 256 · 2^zoom points wide.
  /// - Returns: The topmost layer's first.
  func pieces(in square: TileSquare, zoom: Double) -> [Piece] {
    var free = [square]
    var pieces: [Piece] = []
    for index in layers.indices.reversed() where layers[index].source.info.content == .vector && !free.isEmpty {
      guard let level = layers[index].vectorLevel(atZoom: zoom) else { continue }
      var left: [TileSquare] = []
      for part in free.flatMap({ $0.squares(at: level) }) {
        if let (tile, home) = nearestTile(layer: index, part.ancestor(at: level)) {
          pieces.append(Piece(layer: index, home: home, tile: tile, part: part))
        } else {
          left.append(part)
        }
      }
      free = left
    }
    return pieces
  }

  /// The tile of a square or, where the layer has none, of the smallest square around it that has one.
  private func nearestTile(layer: Int, _ square: TileSquare) -> (TileFeatures, TileSquare)? {
    let lowest = max(
      layers[layer].source.info.zooms.lowerBound, layers[layer].role == .region ? BasemapLayer.firstRegionLevel : 0)
    guard lowest <= square.z else { return nil }
    for level in stride(from: square.z, through: lowest, by: -1) {
      let home = square.ancestor(at: level)
      if let address = home.address, let tile = tile(layer, address) { return (tile, home) }
    }
    return nil
  }
}

extension TileSquare {
  /// The squares of a deeper level that this one is made of; itself where the level is not deeper.
  fileprivate func squares(at level: Int) -> [TileSquare] {
    level <= z ? [self] : quarters.flatMap { $0.squares(at: level) }
  }
}
