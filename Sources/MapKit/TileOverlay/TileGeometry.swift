/// Which tiles a part of the map needs, at how many pixels a map point.
struct TileGeometry {
  let tileSide: Double
  let minimumZ: Int
  let maximumZ: Int
  let enlarges: Bool
  let isFlipped: Bool

  init(_ overlay: MKTileOverlay) {
    tileSide = Double(overlay.tileSize.width)
    minimumZ = max(overlay.minimumZ, 0)
    maximumZ = min(overlay.maximumZ, TileAddress.maximumZ)
    enlarges = overlay.enlargesTilesBeyondMaximumZ
    isFlipped = overlay.isGeometryFlipped
  }

  /// The zoom level whose tiles come nearest to their own size; nil where the overlay is blank.
  func level(pixelsPerMapPoint: Double) -> Int? {
    let exact = log2(MKMapSize.world.width * pixelsPerMapPoint / tileSide).rounded()
    guard exact.isFinite, exact >= Double(minimumZ), minimumZ <= maximumZ else { return nil }
    if exact <= Double(maximumZ) { return Int(exact) }
    return enlarges ? maximumZ : nil
  }

  /// The tiles that touch a part of one copy of the world, row by row from the north.
  func tiles(in part: MKMapRect, level: Int) -> [TileAddress] {
    let side = MKMapSize.world.width / Double(1 << level)
    let last = Double((1 << level) - 1)
    func range(_ low: Double, _ high: Double) -> ClosedRange<Int>? {
      let first = max((low / side).rounded(.down), 0)
      // A tile that only touches the edge is not needed.
      let end = min((high / side).rounded(.up) - 1, last)
      return first <= end ? Int(first)...Int(end) : nil
    }
    guard let columns = range(part.minX, part.maxX), let rows = range(part.minY, part.maxY) else { return [] }
    return rows.flatMap { y in columns.compactMap { x in TileAddress(z: level, x: x, y: y) } }
  }

  func path(of tile: TileAddress, contentScale: CGFloat) -> MKTileOverlayPath {
    MKTileOverlayPath(
      x: tile.x, y: isFlipped ? tile.flippedY : tile.y, z: tile.z, contentScaleFactor: contentScale)
  }
}
