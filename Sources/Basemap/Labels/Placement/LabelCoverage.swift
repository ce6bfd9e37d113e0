/// Decides which tiles the labels of a square come from.
///
/// As for what is painted (see `Coverage`), layers are asked from the top down, and where one has a tile, those below
/// it are not asked, unless it is a sketch. The answer depends on the square and the zoom alone. That a tile is there is
/// all that is asked about it, so that tiles around a picture are not made ready for painting.
struct LabelCoverage {
  /// The tiles of a square, the topmost layer's first.
  struct Answer: Sendable {
    var tiles: [LabelTile] = []
    /// Whether every source could be asked: otherwise the answer is another one later.
    var isComplete = true
  }

  let layers: [BasemapLayer]
  /// The zoom at which the world is 256 · 2^zoom points wide.
  let zoom: Double
  let tile: @Sendable (_ layer: Int, _ address: TileAddress) -> TileStore.Tile

  /// The tiles of a square, and of each the part of the square for which it counts.
  func tiles(in square: TileSquare) -> Answer {
    var answer = Answer()
    var free = [square]
    for index in layers.indices.reversed() where layers[index].source.info.content == .vector && !free.isEmpty {
      guard let level = layers[index].vectorLevel(atZoom: zoom) else { continue }
      var left: [TileSquare] = []
      for part in free.flatMap({ $0.squares(at: level) }) {
        if let (features, home) = nearestTile(layer: index, part.ancestor(at: level), &answer.isComplete) {
          answer.tiles.append(LabelTile(source: index, square: home, part: part) { features.usableLayer($0) })
        }
        if answer.tiles.last?.part != part || layers[index].role == .sketch { left.append(part) }
      }
      free = left
    }
    return answer
  }

  /// The tiles that are asked for first, where some squares will be.
  func firstTiles(of squares: [TileSquare]) -> (layer: Int, addresses: [TileAddress])? {
    for index in layers.indices.reversed()
    where layers[index].source.info.content == .vector && layers[index].role != .sketch {
      guard let level = layers[index].vectorLevel(atZoom: zoom) else { continue }
      let homes = Set(squares.flatMap { $0.squares(at: level) }.map { $0.ancestor(at: level) })
      return (index, homes.compactMap(\.address))
    }
    return nil
  }

  /// The tile of a square or, where the layer has none, of the smallest square around it that has one.
  private func nearestTile(
    layer: Int, _ square: TileSquare, _ isComplete: inout Bool
  ) -> (TileFeatures, TileSquare)? {
    let role = layers[layer].role
    let first = max(layers[layer].source.info.zooms.lowerBound, role == .region ? BasemapLayer.firstRegionLevel : 0)
    guard first <= square.z else { return nil }
    for level in stride(from: square.z, through: role == .sketch ? square.z : first, by: -1) {
      let home = square.ancestor(at: level)
      guard let address = home.address else { continue }
      switch tile(layer, address) {
      case .vector(let features): return (features, home)
      case .unavailable: isComplete = false
      case .absent, .sorted, .image: break
      }
    }
    return nil
  }
}

extension TileFeatures {
  /// A layer, nil where there is none or it cannot be decoded: then nothing of it is painted either.
  fileprivate func usableLayer(_ name: String) -> FeatureLayer? {
    do throws(VectorTileError) {
      return try layer(named: name)
    } catch {
      return nil
    }
  }
}

extension TileSquare {
  /// The squares of a deeper level that this one is made of; itself where the level is not deeper.
  fileprivate func squares(at level: Int) -> [TileSquare] {
    level <= z ? [self] : quarters.flatMap { $0.squares(at: level) }
  }
}
