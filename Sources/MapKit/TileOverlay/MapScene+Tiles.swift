extension MapScene {
  /// Loads the tiles of all tile overlays for a part of the map.
  ///
  /// - Parameters:
  ///   - part: The part to be drawn, in map points.
  ///   - grid: The pixels the scene was captured for.
  /// - Returns: What keeps the tiles in memory; let it live until all is drawn.
  package func prepareTiles(in part: MKMapRect, on grid: PixelGrid) async -> [TileHold] {
    var holds: [TileHold] = []
    for overlay in aboveRoads.overlays + aboveLabels.overlays {
      guard let renderer = overlay.renderer as? MKTileOverlayRenderer else { continue }
      let parts = WorldCopies.shifts(of: overlay.bounds, into: part).map { part.offsetBy(dx: -$0, dy: 0) }
      holds.append(await renderer.prepare(parts, on: grid))
    }
    return holds
  }
}
