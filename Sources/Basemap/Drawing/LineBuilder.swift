/// Collects lines, solid or dashed, cut to what is drawn.
struct LineBuilder {
  private(set) var path = PathElements()
  private var walker: DashWalker?

  /// Makes a builder; the lengths are in pixels, none for solid lines.
  init(dashes: [Double]) { walker = dashes.isEmpty ? nil : DashWalker(lengths: dashes) }

  /// Adds the lines of a shape, or the outlines of its rings without what runs along an edge of the tile's part: there
  /// the tile ends, and not the area.
  mutating func add(_ shape: VectorTileGeometry.Shape, of shapes: VisibleShapes, isRing: Bool, parts: PaintRule.Parts) {
    let isWhole = shapes.clip.contains(shape.box)
    for part in shape.parts {
      let range = shapes.geometry.part(part)
      guard range.count > 1, parts == .all || isRing || (parts == .closed) == shapes.isClosed(range)
      else { continue }
      if walker != nil {
        addDashed(range, of: shapes, isRing: isRing)
      } else if isWhole, !isRing {
        addWhole(range, of: shapes)
      } else {
        addCut(range, of: shapes, isRing: isRing)
      }
    }
  }

  private mutating func addWhole(_ range: Range<Int>, of shapes: VisibleShapes) {
    for index in range {
      let point = shapes.geometry.points[index]
      let pixel = shapes.projection.pixel(Double(point.x), Double(point.y))
      if index == range.lowerBound { path.move(to: pixel) } else { path.addLine(to: pixel) }
    }
  }

  private mutating func addCut(_ range: Range<Int>, of shapes: VisibleShapes, isRing: Bool) {
    var isOpen = false
    Self.forEachSegment(range, of: shapes.geometry, isRing: isRing) { a, b in
      guard let part = LineClip.part(a, b, in: shapes.clip), !(isRing && Self.runsAlongEdge(a, b, of: shapes.part))
      else {
        isOpen = false
        return
      }
      if !isOpen || part.from > 0 { path.move(to: Self.pixel(a, b, part.from, shapes.projection)) }
      path.addLine(to: Self.pixel(a, b, part.to, shapes.projection))
      isOpen = part.to == 1
    }
  }

  private mutating func addDashed(_ range: Range<Int>, of shapes: VisibleShapes, isRing: Bool) {
    guard var walker else { return }
    walker.startLine()
    let scale = shapes.projection.scale
    // A stretch that goes round a corner stays one, so that the corner is filled.
    var lastEnd: CGPoint?
    Self.forEachSegment(range, of: shapes.geometry, isRing: isRing) { a, b in
      let d = b - a
      var visible = LineClip.part(a, b, in: shapes.clip)
      if isRing, Self.runsAlongEdge(a, b, of: shapes.part) { visible = nil }
      walker.walk(length: (d * d).sum().squareRoot() * scale, visible: visible) { from, to in
        let start = Self.pixel(a, b, from, shapes.projection)
        if lastEnd != start || from > 0 { path.move(to: start) }
        let end = Self.pixel(a, b, to, shapes.projection)
        path.addLine(to: end)
        lastEnd = to >= 1 ? end : nil
      }
    }
  }

  private static func forEachSegment(
    _ range: Range<Int>, of geometry: VectorTileGeometry, isRing: Bool,
    _ body: (SIMD2<Double>, SIMD2<Double>) -> Void
  ) {
    func place(_ index: Int) -> SIMD2<Double> {
      SIMD2(Double(geometry.points[index].x), Double(geometry.points[index].y))
    }
    var last = place(range.lowerBound)
    for index in range.dropFirst() {
      let point = place(index)
      body(last, point)
      last = point
    }
    if isRing { body(last, place(range.lowerBound)) }
  }

  private static func pixel(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ share: Double, _ projection: TileProjection
  ) -> CGPoint {
    let point = share == 0 ? a : share == 1 ? b : a + (b - a) * share
    return projection.pixel(point.x, point.y)
  }

  private static func runsAlongEdge(_ a: SIMD2<Double>, _ b: SIMD2<Double>, of part: UnitBox) -> Bool {
    (a.x == b.x && (a.x == part.minX || a.x == part.maxX)) || (a.y == b.y && (a.y == part.minY || a.y == part.maxY))
  }
}
