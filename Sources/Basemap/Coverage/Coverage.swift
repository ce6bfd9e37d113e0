/// Decides which vector tiles a part of the map is drawn from.
///
/// Layers are asked from the top down. Where one has a tile, all below it are covered: no water or road is drawn from
/// two archives. Only sketches lie on what is below them. The answer depends on the part and the zoom alone.
struct Coverage {
  let layers: [BasemapLayer]
  /// Answers the tile of a layer, nil where it has none that can be read.
  let tile: (_ layer: Int, _ address: TileAddress) -> SortedTile?
  /// Hears of the tiles of a layer that are about to be asked for.
  let prefetch: (_ layer: Int, _ addresses: [TileAddress]) -> Void

  init(
    layers: [BasemapLayer], prefetch: @escaping (_ layer: Int, _ addresses: [TileAddress]) -> Void = { _, _ in },
    tile: @escaping (_ layer: Int, _ address: TileAddress) -> SortedTile?
  ) {
    (self.layers, self.tile, self.prefetch) = (layers, tile, prefetch)
  }

  /// The deepest level at which a region's tile without ocean is lent that of the world: archives made without
  /// coastlines have none, and from level 11 on the world's coast is too coarse to stand beside streets.
  private static let lastLentOceanLevel = 10

  /// Answers the tiles for a part of the map, in drawing order.
  func tiles(for part: MKMapRect, zoom: Double) -> [PlacedTile] {
    var taken: [TileSquare] = []
    var oceanless: [(squares: [TileSquare], layer: Int)] = []
    var placed: [PlacedTile] = []
    for index in layers.indices.reversed() where layers[index].source.info.content == .vector {
      guard let level = layers[index].vectorLevel(atZoom: zoom) else { continue }
      var own: [TileSquare] = []
      let squares = TileSquare.covering(part, z: level)
      prefetch(index, squares.compactMap { $0.minus(taken).isEmpty ? nil : $0.address })
      for square in squares {
        let free = square.minus(taken).filter { $0.touches(part) }
        guard !free.isEmpty, let (tile, home) = nearestTile(layer: index, square) else { continue }
        for piece in free {
          placed.append(PlacedTile(tile: tile, square: home, part: piece, isOceanAlone: false, layer: index))
        }
        // What lies below a sketch shows through it.
        if layers[index].role != .sketch { own.append(square) }
        if layers[index].role == .region, level <= Self.lastLentOceanLevel, tile.ocean.isEmpty {
          oceanless.append((free, index))
        }
      }
      taken += own
    }
    return placed.reversed() + oceanless.flatMap { lentOceans($0.squares, below: $0.layer, zoom: zoom) }
  }

  /// The tile of a square or, where the layer has none, of the smallest square around it that has one.
  private func nearestTile(layer: Int, _ square: TileSquare) -> (SortedTile, TileSquare)? {
    let first = max(
      layers[layer].source.info.zooms.lowerBound, layers[layer].role == .region ? BasemapLayer.firstRegionLevel : 0)
    guard first <= square.z else { return nil }
    // Where a sketch has no tile there is nothing, on whatever level.
    let lowest = layers[layer].role == .sketch ? square.z : first
    for level in stride(from: square.z, through: lowest, by: -1) {
      let home = square.ancestor(at: level)
      if let address = home.address, let tile = tile(layer, address) { return (tile, home) }
    }
    return nil
  }

  private func lentOceans(_ squares: [TileSquare], below top: Int, zoom: Double) -> [PlacedTile] {
    squares.flatMap { square -> [PlacedTile] in
      for index in (0..<top).reversed() where layers[index].source.info.content == .vector {
        guard let level = layers[index].vectorLevel(atZoom: zoom), level <= square.z,
          let (tile, home) = nearestTile(layer: index, square.ancestor(at: level)), !tile.ocean.isEmpty
        else { continue }
        return [PlacedTile(tile: tile, square: home, part: square, isOceanAlone: true, layer: index)]
      }
      return []
    }
  }
}
