extension MapScene {
  /// Loads the tiles of all tile overlays for a part of the map.
  ///
  /// - Parameters:
  ///   - part: The part to be drawn, in map points.
  ///   - grid: The pixels the scene was captured for.
  /// - Returns: What keeps the tiles in memory; let it live until all is drawn.
  package func prepareTiles(in part: MKMapRect, on grid: PixelGrid) async -> [TileHold] {
    var holds: [TileHold] = []
    for (renderer, parts) in tileRenderers(in: part) { holds.append(await renderer.prepare(parts, on: grid)) }
    return holds
  }

  /// Whether tiles have to be read before a part of the map is drawn, be it of overlays or of the base map.
  func lacksTiles(in part: MKMapRect, on grid: PixelGrid) -> Bool {
    !(isMapReplaced(in: part) || ground.isLoaded(part, on: grid))
      || tileRenderers(in: part).contains { renderer, parts in renderer.lacksTiles(in: parts, on: grid) }
  }

  private func tileRenderers(in part: MKMapRect) -> [(MKTileOverlayRenderer, [MKMapRect])] {
    (aboveRoads.overlays + aboveLabels.overlays).compactMap { overlay in
      guard let renderer = overlay.renderer as? MKTileOverlayRenderer else { return nil }
      return (renderer, WorldCopies.shifts(of: overlay.bounds, into: part).map { part.offsetBy(dx: -$0, dy: 0) })
    }
  }
}
