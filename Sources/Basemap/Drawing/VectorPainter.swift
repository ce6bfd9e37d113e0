/// Paints the rules of a table over tiles.
///
/// Each rule fills or strokes one path with the features of all tiles, cut where the tiles end. Filled together, the
/// edges of neighbours cancel out; stroked together, the round ends of a road's two halves lie in each other. So no
/// seam shows, whatever the scale, and translucent colours are laid down once.
struct VectorPainter {
  let table: PaintTable
  let filters: [FeatureFilter]
  let tiles: [PlacedTile]
  let view: TileView
  private let zoom: Double
  private var ringClip = RingClip()

  init(table: PaintTable, filters: [FeatureFilter], tiles: [PlacedTile], view: TileView) {
    self.table = table
    self.filters = filters
    self.tiles = tiles
    self.view = view
    zoom = view.zoom
  }

  mutating func paint(in context: CGContext) {
    guard !tiles.isEmpty, !table.rules.isEmpty else { return }
    context.saveGState()
    if table.opacity < 1 {
      context.setAlpha(table.opacity)
      context.beginTransparencyLayer()
    }
    for rule in table.rules where rule.zooms.contains(zoom) {
      switch rule.paint {
      case .fill(let fill): paint(fill, rule.filter, in: context)
      case .stroke(let stroke): paint(stroke, rule.filter, in: context)
      }
    }
    if table.opacity < 1 { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private mutating func paint(_ fill: PaintRule.Fill, _ filter: Int, in context: CGContext) {
    let opacity = fill.opacity.value(at: zoom)
    guard opacity > 0 else { return }
    var path = PathElements()
    for shapes in visibleShapes(filter, margin: 2) {
      for index in shapes.indices {
        let shape = shapes.geometry.shapes[index]
        for part in shape.parts { addRing(shapes.geometry.part(part), of: shapes, shape.box, to: &path) }
      }
    }
    guard !path.isEmpty else { return }
    context.setFillColor(fill.color.faded(opacity))
    context.addPath(CGMutablePath(elements: path))
    context.fillPath()
  }

  private mutating func addRing(
    _ ring: Range<Int>, of shapes: VisibleShapes, _ box: TileBox, to path: inout PathElements
  ) {
    let points = shapes.geometry.points
    let projection = shapes.projection
    if shapes.clip.contains(box) {
      for index in ring {
        let pixel = projection.pixel(Double(points[index].x), Double(points[index].y))
        if index == ring.lowerBound { path.move(to: pixel) } else { path.addLine(to: pixel) }
      }
      path.close()
    } else {
      ringClip.clip(points[ring], to: shapes.clip)
      guard ringClip.ring.count > 2 else { return }
      for (index, point) in ringClip.ring.enumerated() {
        let pixel = projection.pixel(point.x, point.y)
        if index == 0 { path.move(to: pixel) } else { path.addLine(to: pixel) }
      }
      path.close()
    }
  }

  private func paint(_ stroke: PaintRule.Stroke, _ filter: Int, in context: CGContext) {
    let opacity = stroke.opacity.value(at: zoom)
    let width = stroke.fullWidth(at: zoom) * view.contentScale
    guard opacity > 0, width > 0 else { return }
    let isRing = filters[filter].kind == .polygon
    let unit = stroke.dashesFollowWidth ? width : view.contentScale
    var lines = LineBuilder(dashes: stroke.dashes.map { $0 * unit })
    for shapes in visibleShapes(filter, margin: width / 2 + 2) {
      for index in shapes.indices { lines.add(shapes.geometry.shapes[index], of: shapes, isRing: isRing) }
    }
    guard !lines.path.isEmpty else { return }
    context.setStrokeColor(stroke.color.faded(opacity))
    context.setLineWidth(CGFloat(width))
    context.setLineCap(stroke.isRound && stroke.dashes.isEmpty ? .round : .butt)
    context.setLineJoin(.round)
    context.addPath(CGMutablePath(elements: lines.path))
    context.strokePath()
  }

  /// The shapes that pass a filter and lie within some pixels of the drawing, tile by tile.
  private func visibleShapes(_ filter: Int, margin: Double) -> [VisibleShapes] {
    tiles.compactMap { placed in
      guard placed.onlyFilter == nil || placed.onlyFilter == filter, let match = placed.tile.matches[filter] else {
        return nil
      }
      let layer = placed.tile.layers[match.layer]
      let projection = TileProjection(placed.square, extent: layer.extent, in: view)
      let part = UnitBox(of: placed.part, in: placed.square, extent: layer.extent)
      let clip = part.intersection(UnitBox(of: view, margin: margin, in: projection))
      guard !clip.isEmpty else { return nil }
      let indices = match.shapes.lazy.map(Int.init).filter { index in
        clip.touches(layer.geometry.shapes[index].box)
          && (layer.minimumZooms.isEmpty || Double(layer.minimumZooms[index]) <= zoom + 1e-6)
      }
      return VisibleShapes(
        geometry: layer.geometry, projection: projection, part: part, clip: clip, indices: Array(indices))
    }
  }
}

/// Shapes of one tile that are to be drawn.
struct VisibleShapes {
  let geometry: VectorTileGeometry
  let projection: TileProjection
  /// The part of the tile that is drawn.
  let part: UnitBox
  /// That part as far as it lies near the drawing.
  let clip: UnitBox
  let indices: [Int]
}

extension CGColor {
  fileprivate func faded(_ opacity: Double) -> CGColor {
    opacity >= 1 ? self : copy(alpha: alpha * CGFloat(opacity)) ?? self
  }
}
