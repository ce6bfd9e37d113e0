extension Basemap {
  /// Draws the labels of a part of the map that lie in it, as a whole or in part.
  ///
  /// Which labels are shown and where depends on the scale and the look alone, see `LabelBoard`: pictures of one scale
  /// that lie side by side go together to the pixel, if their corners are whole pixels apart.
  ///
  /// - Parameters:
  ///   - rect: The part, in map points; it may run past the edges of the world, which repeats itself to the left and
  ///     the right. A rect that is not finite draws nothing.
  ///   - scale: Pixels per map point, above 0.
  ///   - contentScale: Pixels per point, above 0.
  ///   - look: The look.
  ///   - context: Where to draw; its user space is pixels, y down, with the rect's corner as its origin.
  package func drawLabels(
    _ rect: MKMapRect, pixelsPerMapPoint scale: Double, contentScale: Double, look: BasemapLook, in context: CGContext
  ) {
    guard let view = TileView(checked: rect, pixelsPerMapPoint: scale, contentScale: contentScale) else { return }
    drawLabels(view, board: labelBoard(look, LabelPlane(pointsPerMapPoint: scale / contentScale)), in: context)
  }

  /// Draws the labels of a turned view upright: one picture, with labels placed for that heading.
  ///
  /// - Parameters:
  ///   - center: What lies in the picture's middle.
  ///   - size: The size of the picture, in pixels.
  ///   - heading: Degrees clockwise from north that point up.
  ///   - scale: Pixels per map point, above 0.
  ///   - contentScale: Pixels per point, above 0.
  ///   - look: The look.
  ///   - context: Where to draw; its user space is pixels, y down, with the picture's corner as its origin.
  package func drawLabels(
    around center: MKMapPoint, size: CGSize, heading: Double, pixelsPerMapPoint scale: Double, contentScale: Double,
    look: BasemapLook, in context: CGContext
  ) {
    let rect = MKMapRect(
      x: center.x - size.width / 2 / scale, y: center.y - size.height / 2 / scale, width: size.width / scale,
      height: size.height / scale)
    guard heading.isFinite, TileView(checked: rect, pixelsPerMapPoint: scale, contentScale: contentScale) != nil else {
      return
    }
    let plane = LabelPlane(pointsPerMapPoint: scale / contentScale, heading: heading)
    drawLabels(around: center, size: size, contentScale: contentScale, board: labelBoard(look, plane), in: context)
  }

  /// Draws the labels of a board around a place.
  func drawLabels(
    around center: MKMapPoint, size: CGSize, contentScale: Double, board: LabelBoard, in context: CGContext
  ) {
    let size = SIMD2(Double(size.width), Double(size.height))
    let middle = board.plane.turned(SIMD2(center.x, center.y) * board.plane.scale) * contentScale
    drawLabels(origin: middle - size / 2, size: size, contentScale: contentScale, board: board, in: context)
  }

  /// Draws the labels of a board in a view that is not turned.
  func drawLabels(_ view: TileView, board: LabelBoard, in context: CGContext) {
    // Cells of one picture compute their corners each for themselves; the picture's grid lies at 256ths of a pixel.
    func snapped(_ value: Double) -> Double { (value * 256).rounded() / 256 }
    drawLabels(
      origin: SIMD2(snapped(view.originX), snapped(view.originY)), size: SIMD2(view.width, view.height),
      contentScale: view.contentScale, board: board, in: context)
  }

  private func drawLabels(
    origin: SIMD2<Double>, size: SIMD2<Double>, contentScale: Double, board: LabelBoard, in context: CGContext
  ) {
    let (corner, end) = (origin / contentScale, (origin + size) / contentScale)
    let shown = board.labels(in: LabelBox(minX: corner.x, minY: corner.y, maxX: end.x, maxY: end.y))
    guard !shown.isEmpty else { return }
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: size.x, height: size.y))
    LabelPainter(
      context: context, grid: LabelGrid(origin: origin, contentScale: contentScale), plane: board.plane,
      board: board.number, stamps: labels.stamps
    ).paint(shown)
    context.restoreGState()
  }

  private func labelBoard(_ look: BasemapLook, _ plane: LabelPlane) -> LabelBoard {
    let style = style(for: look)
    let points = look.points
    let made = labels.look(look) {
      var choice: LabelLook.Choice?
      if points != .all { choice = { points.allows($1, of: $0) } }
      return LabelLook(style.sheet, state: look.state, image: style.labelImage, allows: choice)
    }
    return labelBoard(made, plane)
  }

  /// What decides about the labels of a look on a plane.
  func labelBoard(_ look: LabelLook, _ plane: LabelPlane) -> LabelBoard {
    let store = store
    let coverage = LabelCoverage(layers: layers, zoom: log2(plane.scale) + 20) { store.tile($0, $1) }
    return labels.board(look, plane, tiles: { coverage.tiles(in: $0) }) { squares in
      if let (layer, addresses) = coverage.firstTiles(of: squares) { store.prefetch(layer, addresses) }
    }
  }
}
