extension Basemap {
  /// Draws a part of the map, without names.
  ///
  /// - Parameters:
  ///   - rect: The part, in map points; it may run past the edges of the world, which repeats itself to the left and
  ///     the right. North and south of it the ground shows. A rect that is not finite draws nothing.
  ///   - scale: Pixels per map point, above 0.
  ///   - contentScale: Pixels per point, above 0: lines are that much wider.
  ///   - look: The look.
  ///   - context: Where to draw; its user space is pixels, y down, with the rect's corner as its origin.
  package func draw(
    _ rect: MKMapRect, pixelsPerMapPoint scale: Double, contentScale: Double, look: BasemapLook, in context: CGContext
  ) {
    guard let view = TileView(checked: rect, pixelsPerMapPoint: scale, contentScale: contentScale) else { return }
    let style = style(for: look)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: view.width, height: view.height))
    let tiles = style.showsVectors ? placedTiles(for: rect, view, style, look) : []
    var painter = StylePainter(style: style, look: look, tiles: tiles, view: view, hasWorld: hasDrawnWorld)
    painter.paint(in: context) { raster, place in
      drawImagery(view, raster, place, in: context)
    }
    context.restoreGState()
  }

  /// Answers whom a map of a part of the world names: the lines of the sources that are drawn there, the lowest first,
  /// each line once.
  ///
  /// The parameters are those of `draw`.
  package func attribution(
    for rect: MKMapRect, pixelsPerMapPoint scale: Double, contentScale: Double, look: BasemapLook
  ) -> [String] {
    guard let view = TileView(checked: rect, pixelsPerMapPoint: scale, contentScale: contentScale) else { return [] }
    var used: Set<Int> = []
    let style = style(for: look)
    if style.showsVectors {
      used.formUnion(placedTiles(for: rect, view, style, look).map(\.layer))
    }
    if style.showsImagery {
      for (index, level, _) in imageryLayers(view)
      where TileSquare.covering(rect, z: level).contains(where: {
        $0.address.flatMap { store.image(index, $0) } != nil
      }) {
        used.insert(index)
      }
    }
    var lines: [String] = []
    for line in layers.indices.filter(used.contains).flatMap({ layers[$0].source.info.attribution })
    where !lines.contains(line) {
      lines.append(line)
    }
    return lines
  }

  private var hasDrawnWorld: Bool {
    layers.contains { $0.role == .world && $0.source.info.content == .vector }
  }

  /// How far lines and discs of neighbouring tiles may reach into the picture, in map points.
  func reach(_ view: TileView, _ style: MapStyle, _ look: BasemapLook) -> Double {
    let context = StyleContext(zoom: view.styleZoom, state: look.state.filled(from: style.sheet.state))
    return (style.reach(in: context) * view.contentScale + 2) / view.scale
  }

  private func placedTiles(
    for rect: MKMapRect, _ view: TileView, _ style: MapStyle, _ look: BasemapLook
  ) -> [PlacedTile] {
    let reach = reach(view, style, look)
    return Coverage(layers: layers, prefetch: store.prefetch) { self.store.vectorTile($0, $1, for: style) }
      .tiles(for: rect.insetBy(dx: -reach, dy: -reach), zoom: view.zoom)
  }

  func imageryLayers(_ view: TileView) -> [(index: Int, level: Int, side: Int)] {
    layers.indices.compactMap { index in
      guard case .imagery(let side) = layers[index].source.info.content,
        let level = layers[index].imageLevel(pixelsPerWorld: view.pixelsPerWorld, side: side)
      else { return nil }
      return (index, level, side)
    }
  }

  private func drawImagery(
    _ view: TileView, _ raster: RasterStyle, _ place: StyleContext, in context: CGContext
  ) {
    let opacity = raster.rasterOpacity.value(in: place)
    guard opacity > 0 else { return }
    let adjustment = ColorAdjustment(raster, in: place)
    let isSmooth = raster.resampling(in: place) == .linear
    for (index, level, side) in imageryLayers(view) {
      // Where tiles are missing, those of the next lower level show through.
      var pictures: [PixelBuffer] = []
      for level in stride(from: level, through: layers[index].source.info.zooms.lowerBound, by: -1) {
        let painter = ImageryPainter(view: view, level: level, side: side, isSmooth: isSmooth) {
          self.store.image(index, $0)
        }
        guard let (pixels, isComplete) = painter.draw() else { break }
        pictures.append(pixels)
        if isComplete { break }
      }
      for pixels in pictures.reversed() {
        if !adjustment.changesNothing { adjustment.apply(to: pixels) }
        context.saveGState()
        context.setAlpha(opacity)
        context.translateBy(x: 0, y: CGFloat(pixels.height))
        context.scaleBy(x: 1, y: -1)
        context.draw(CGImage(pixels: pixels), in: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
        context.restoreGState()
      }
    }
  }
}

extension RasterStyle {
  /// How pixels are enlarged: the newer property counts, where it is set.
  fileprivate func resampling(in context: StyleContext) -> StyleResampling {
    (resampling.isSet ? resampling : rasterResampling).value(in: context)
  }
}

extension TileView {
  /// The smallest world that is drawn, in pixels: smaller ones would be repeated too often.
  private static let smallestWorld = 8.0
  /// The farthest pixel from the world's corner.
  private static let reach = 1e12

  init?(checked rect: MKMapRect, pixelsPerMapPoint scale: Double, contentScale: Double) {
    guard scale > 0, scale.isFinite, contentScale > 0, contentScale.isFinite, rect.size.width > 0,
      rect.size.height > 0, rect.origin.x.isFinite, rect.origin.y.isFinite, rect.size.width.isFinite,
      rect.size.height.isFinite
    else { return nil }
    self.init(rect, pixelsPerMapPoint: scale, contentScale: contentScale)
    guard pixelsPerWorld >= Self.smallestWorld, abs(originX) < Self.reach, abs(originY) < Self.reach,
      width < Self.reach, height < Self.reach
    else { return nil }
  }
}
