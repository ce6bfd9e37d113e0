extension Basemap {
  /// Whether all tiles of a part of the map are in memory; the parameters are those of `draw`.
  package func isLoaded(
    _ rect: MKMapRect, pixelsPerMapPoint scale: Double, contentScale: Double, look: BasemapLook
  ) -> Bool {
    guard let view = TileView(checked: rect, pixelsPerMapPoint: scale, contentScale: contentScale) else { return true }
    var isLoaded = true
    let style = style(for: look)
    if style.showsVectors {
      let reach = reach(view, style, look)
      // A tile that is not known counts as absent, which may ask for more tiles: one unknown is enough.
      _ = Coverage(layers: layers) { layer, address in
        guard let tile = self.store.known(layer, address, for: style) else {
          isLoaded = false
          return nil
        }
        if case .sorted(let tile) = tile { return tile }
        return nil
      }.tiles(for: rect.insetBy(dx: -reach, dy: -reach), zoom: view.zoom)
    }
    guard isLoaded, style.showsImagery else { return isLoaded }
    return imageryLayers(view).allSatisfy { index, level, _ in
      TileSquare.covering(rect, z: level).allSatisfy { square in
        square.address.map { self.store.known(index, $0) != nil } ?? true
      }
    }
  }

  /// The tiles of a part of the map that could not be used when they were last asked for, among the first
  /// `TileStore.maximumFaults` that the base map met.
  package func faults(
    in rect: MKMapRect, pixelsPerMapPoint scale: Double, contentScale: Double, look: BasemapLook
  ) -> [BasemapFault] {
    let known = faults
    guard !known.isEmpty,
      let view = TileView(checked: rect, pixelsPerMapPoint: scale, contentScale: contentScale)
    else { return [] }
    let style = style(for: look)
    return known.filter { fault in
      layers.contains { layer in
        guard layer.source.info.name == fault.source else { return false }
        let level: Int?
        switch layer.source.info.content {
        case .vector: level = style.showsVectors ? layer.vectorLevel(atZoom: view.zoom) : nil
        case .imagery(let side):
          level = style.showsImagery ? layer.imageLevel(pixelsPerWorld: view.pixelsPerWorld, side: side) : nil
        }
        return level.map { level in
          TileSquare.covering(rect, z: level).contains { $0.address == fault.tile }
        } ?? false
      }
    }
  }
}
