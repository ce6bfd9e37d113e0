/// Collects lines, solid or dashed, cut to what is drawn.
struct LineBuilder {
  private(set) var path = PathElements()
  private let walker: DashWalker?
  /// To the right of the lines, in pixels.
  private let offset: Double

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - dashes: Painted and unpainted lengths in turn, in pixels; none for solid lines.
  ///   - offset: How far to the right of the lines, in pixels.
  init(dashes: [Double], offset: Double = 0) {
    walker = dashes.isEmpty ? nil : DashWalker(lengths: dashes)
    self.offset = offset
  }

  /// Adds the lines of a shape, or the outlines of its rings without what runs along an edge of the tile's part: there
  /// the tile ends, and not the area.
  mutating func add(_ index: Int, of shapes: VisibleShapes) {
    let shape = shapes.geometry.shapes[index]
    let isRing = shapes.isArea(index)
    let isWhole = offset == 0 && walker == nil && !isRing && shapes.clip.contains(shape.box)
    for part in shape.parts {
      let range = shapes.geometry.part(part)
      guard range.count > 1 else { continue }
      if isWhole {
        addWhole(range, of: shapes)
      } else if offset != 0 {
        let line = range.map { shapes.geometry.place($0) }
        let beside = OffsetLine.points(line, distance: offset / shapes.projection.scale, isRing: isRing)
        add(TileLine(count: beside.count, isRing: isRing) { beside[$0] }, of: shapes)
      } else {
        let geometry = shapes.geometry
        add(TileLine(count: range.count, isRing: isRing) { geometry.place(range.lowerBound + $0) }, of: shapes)
      }
    }
  }

  @inline(__always)
  private mutating func add(_ line: TileLine, of shapes: VisibleShapes) {
    guard line.count > 1 else { return }
    if walker != nil { addDashed(line, of: shapes) } else { addCut(line, of: shapes) }
  }

  private mutating func addWhole(_ range: Range<Int>, of shapes: VisibleShapes) {
    for index in range {
      let point = shapes.geometry.points[index]
      let pixel = shapes.projection.pixel(Double(point.x), Double(point.y))
      if index == range.lowerBound { path.move(to: pixel) } else { path.addLine(to: pixel) }
    }
  }

  private mutating func addCut(_ line: TileLine, of shapes: VisibleShapes) {
    var isOpen = false
    line.forEachSegment { a, b in
      guard let part = LineClip.part(a, b, in: shapes.clip), !(line.isRing && Self.runsAlongEdge(a, b, of: shapes.part))
      else {
        isOpen = false
        return
      }
      if !isOpen || part.from > 0 { path.move(to: TileLine.pixel(a, b, part.from, shapes.projection)) }
      path.addLine(to: TileLine.pixel(a, b, part.to, shapes.projection))
      isOpen = part.to == 1
    }
  }

  private mutating func addDashed(_ line: TileLine, of shapes: VisibleShapes) {
    guard var walker else { return }
    walker.startLine()
    let scale = shapes.projection.scale
    // A stretch that goes round a corner stays one, so that the corner is filled.
    var lastEnd: CGPoint?
    line.forEachSegment { a, b in
      let d = b - a
      var visible = LineClip.part(a, b, in: shapes.clip)
      if line.isRing, Self.runsAlongEdge(a, b, of: shapes.part) { visible = nil }
      walker.walk(length: (d * d).sum().squareRoot() * scale, visible: visible) { from, to in
        let start = TileLine.pixel(a, b, from, shapes.projection)
        if lastEnd != start || from > 0 { path.move(to: start) }
        let end = TileLine.pixel(a, b, to, shapes.projection)
        path.addLine(to: end)
        lastEnd = to >= 1 ? end : nil
      }
    }
  }

  private static func runsAlongEdge(_ a: SIMD2<Double>, _ b: SIMD2<Double>, of part: UnitBox) -> Bool {
    (a.x == b.x && (a.x == part.minX || a.x == part.maxX)) || (a.y == b.y && (a.y == part.minY || a.y == part.maxY))
  }
}
