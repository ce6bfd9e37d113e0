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
      case .fill(let fill): paint(fill, rule, in: context)
      case .stroke(let stroke): paint(stroke, rule, in: context)
      case .band(let band): paint(band, rule, in: context)
      }
    }
    if table.opacity < 1 { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private mutating func paint(_ fill: PaintRule.Fill, _ rule: PaintRule, in context: CGContext) {
    let opacity = fill.opacity.value(at: zoom)
    guard opacity > 0 else { return }
    let path = areas(rule, margin: 2)
    guard !path.isEmpty else { return }
    context.setFillColor(fill.color.faded(opacity))
    context.addPath(CGMutablePath(elements: path))
    context.fillPath()
  }

  /// Strokes outlines on their inner side alone.
  private mutating func paint(_ band: PaintRule.Band, _ rule: PaintRule, in context: CGContext) {
    let width = 2 * band.breadth / view.metersPerPixel
    let areas = areas(rule, margin: width / 2 + 2)
    guard !areas.isEmpty else { return }
    var lines = LineBuilder(dashes: [])
    for shapes in visibleShapes(rule.filter, margin: width / 2 + 2) {
      for index in shapes.indices {
        lines.add(shapes.geometry.shapes[index], of: shapes, isRing: false, parts: .closed)
      }
    }
    context.saveGState()
    context.addPath(CGMutablePath(elements: areas))
    context.clip()
    stroke(lines.path, color: band.color, width: width, in: context)
    context.restoreGState()
  }

  /// The areas that a rule paints, or what closed lines enclose, as one path.
  private mutating func areas(_ rule: PaintRule, margin: Double) -> PathElements {
    // Closed lines wind as they like: all are turned one way, so that none cuts a hole into another.
    let isRing = filters[rule.filter].kind == .polygon
    var path = PathElements()
    for shapes in visibleShapes(rule.filter, margin: margin) {
      for index in shapes.indices {
        let shape = shapes.geometry.shapes[index]
        for part in shape.parts {
          let ring = shapes.geometry.part(part)
          guard isRing || shapes.isClosed(ring) else { continue }
          addRing(ring, of: shapes, shape.box, turned: !isRing && shapes.geometry.doubleArea(of: ring) < 0, to: &path)
        }
      }
    }
    return path
  }

  private mutating func addRing(
    _ ring: Range<Int>, of shapes: VisibleShapes, _ box: TileBox, turned: Bool, to path: inout PathElements
  ) {
    let projection = shapes.projection
    func add(_ pixel: CGPoint, isFirst: Bool) {
      if isFirst { path.move(to: pixel) } else { path.addLine(to: pixel) }
    }
    if shapes.clip.contains(box) {
      for offset in 0..<ring.count {
        let point = shapes.geometry.points[turned ? ring.upperBound - 1 - offset : ring.lowerBound + offset]
        add(projection.pixel(Double(point.x), Double(point.y)), isFirst: offset == 0)
      }
    } else {
      ringClip.clip(shapes.geometry.points[ring], to: shapes.clip)
      let count = ringClip.ring.count
      guard count > 2 else { return }
      for offset in 0..<count {
        let point = ringClip.ring[turned ? count - 1 - offset : offset]
        add(projection.pixel(point.x, point.y), isFirst: offset == 0)
      }
    }
    path.close()
  }

  private func paint(_ stroke: PaintRule.Stroke, _ rule: PaintRule, in context: CGContext) {
    let opacity = stroke.opacity.value(at: zoom)
    let width = stroke.fullWidth(at: zoom) * view.contentScale
    guard opacity > 0, width > 0 else { return }
    let isRing = filters[rule.filter].kind == .polygon
    let unit = stroke.dashesFollowWidth ? width : view.contentScale
    var lines = LineBuilder(dashes: stroke.dashes.map { $0 * unit })
    for shapes in visibleShapes(rule.filter, margin: width / 2 + 2) {
      for index in shapes.indices {
        lines.add(shapes.geometry.shapes[index], of: shapes, isRing: isRing, parts: rule.parts)
      }
    }
    guard !lines.path.isEmpty else { return }
    self.stroke(
      lines.path, color: stroke.color.faded(opacity), width: width,
      cap: stroke.isRound && stroke.dashes.isEmpty ? .round : .butt, in: context)
  }

  private func stroke(
    _ path: PathElements, color: CGColor, width: Double, cap: CGLineCap = .round, in context: CGContext
  ) {
    context.setStrokeColor(color)
    context.setLineWidth(CGFloat(width))
    context.setLineCap(cap)
    // On thin lines nobody sees the corner, and a round one costs many edges.
    context.setLineJoin(width < 3 ? .bevel : .round)
    context.addPath(CGMutablePath(elements: path))
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

extension CGColor {
  fileprivate func faded(_ opacity: Double) -> CGColor {
    opacity >= 1 ? self : copy(alpha: alpha * CGFloat(opacity)) ?? self
  }
}
