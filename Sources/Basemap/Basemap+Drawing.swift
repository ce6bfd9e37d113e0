extension Basemap {
  /// Draws a part of the map, without names.
  ///
  /// - Parameters:
  ///   - rect: The part, in map points; it may run past the edges of the world, which repeats itself to the left and
  ///     the right. North and south of it the ground shows. A rect that is not finite draws nothing.
  ///   - scale: Pixels per map point, above 0.
  ///   - contentScale: Pixels per point, above 0: lines are that much wider.
  ///   - type: The look.
  ///   - showsBuildings: Whether buildings are drawn.
  ///   - context: Where to draw; its user space is pixels, y down, with the rect's corner as its origin.
  package func draw(
    _ rect: MKMapRect, pixelsPerMapPoint scale: Double, contentScale: Double, type: BasemapType,
    showsBuildings: Bool = true, in context: CGContext
  ) {
    guard let view = TileView(checked: rect, pixelsPerMapPoint: scale, contentScale: contentScale) else { return }
    let table = tables.table(for: type, showsBuildings: showsBuildings)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: view.width, height: view.height))
    context.setFillColor(table.ground)
    context.fill(CGRect(x: 0, y: 0, width: view.width, height: view.height))
    if type.showsImagery { drawImagery(view, in: context) }
    if type.showsVectors {
      let tiles = placedTiles(for: rect, view, table)
      if let beyond = table.beyond, hasDrawnWorld {
        fill(beyond, view, in: context)
      }
      var painter = VectorPainter(table: table, filters: tables.filters, tiles: tiles, view: view)
      painter.paint(in: context)
    }
    context.restoreGState()
  }

  /// Answers whom a map of a part of the world names: the lines of the sources that are drawn there, the lowest first,
  /// each line once.
  ///
  /// The parameters are those of `draw`.
  package func attribution(
    for rect: MKMapRect, pixelsPerMapPoint scale: Double, contentScale: Double, type: BasemapType
  ) -> [String] {
    guard let view = TileView(checked: rect, pixelsPerMapPoint: scale, contentScale: contentScale) else { return [] }
    var used: Set<Int> = []
    if type.showsVectors {
      used.formUnion(placedTiles(for: rect, view, tables.table(for: type)).map(\.layer))
    }
    if type.showsImagery {
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

  /// Lets the polar sea go on to the north and the ice to the south, some pixels into the world: what lies there is
  /// painted over, and without it the ground would shimmer through where the world ends.
  private func fill(_ beyond: (north: CGColor, south: CGColor), _ view: TileView, in context: CGContext) {
    let overlap = 4.0
    let (north, south) = (-view.originY + overlap, view.pixelsPerWorld - view.originY - overlap)
    context.setFillColor(beyond.north)
    if north > 0 { context.fill(CGRect(x: 0, y: 0, width: view.width, height: min(north, view.height))) }
    context.setFillColor(beyond.south)
    if south < view.height {
      let top = max(south, 0)
      context.fill(CGRect(x: 0, y: top, width: view.width, height: view.height - top))
    }
  }

  private var hasDrawnWorld: Bool {
    layers.contains { $0.role == .world && $0.source.info.content == .vector }
  }

  /// How far roads of neighbouring tiles may reach into the picture, in map points.
  func reach(_ view: TileView, _ table: PaintTable) -> Double {
    (table.reach(atZoom: view.zoom) * view.contentScale + 2) / view.scale
  }

  private func placedTiles(for rect: MKMapRect, _ view: TileView, _ table: PaintTable) -> [PlacedTile] {
    let reach = reach(view, table)
    return Coverage(layers: layers, tables: tables, tile: store.vectorTile)
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

  private func drawImagery(_ view: TileView, in context: CGContext) {
    for (index, level, side) in imageryLayers(view) {
      // Where tiles are missing, those of the next lower level show through.
      var pictures: [PixelBuffer] = []
      for level in stride(from: level, through: layers[index].source.info.zooms.lowerBound, by: -1) {
        let painter = ImageryPainter(view: view, level: level, side: side) { self.store.image(index, $0) }
        guard let (pixels, isComplete) = painter.draw() else { break }
        pictures.append(pixels)
        if isComplete { break }
      }
      for pixels in pictures.reversed() {
        context.saveGState()
        context.translateBy(x: 0, y: CGFloat(pixels.height))
        context.scaleBy(x: 1, y: -1)
        context.draw(CGImage(pixels: pixels), in: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
        context.restoreGState()
      }
    }
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
