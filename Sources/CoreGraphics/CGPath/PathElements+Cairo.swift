import CCairo

extension PathElements {
  /// How far from the origin Cairo can place a point, with room to spare.
  ///
  /// Its fixed-point numbers end at ±2^23, but its rasteriser counts an edge's height in 7,680ths of a pixel and keeps
  /// the remainder in 32 bits: an edge higher than 2^18 pixels leaves its course.
  static let reach: CGFloat = 65_536

  /// Makes this path the current one of a Cairo context; elements with a point that is not finite are left out.
  func emit(to cairo: OpaquePointer) {
    cairo_new_path(cairo)
    var current = CGPoint.zero
    var index = 0
    points.withUnsafeBufferPointer { points in
      for verb in verbs {
        let count = verb.pointCount
        defer { index += count }
        var isFinite = true
        for offset in 0..<count where !(points[index + offset].x.isFinite && points[index + offset].y.isFinite) {
          isFinite = false
        }
        guard isFinite else { continue }
        switch verb {
        case .move:
          current = points[index]
          cairo_move_to(cairo, current.x, current.y)
        case .line:
          current = points[index]
          cairo_line_to(cairo, current.x, current.y)
        case .quadCurve:
          // A cubic curve whose control points lie two thirds of the way to the one given is the same curve.
          let (c, e) = (points[index], points[index + 1])
          cairo_curve_to(
            cairo, current.x + (c.x - current.x) * 2 / 3, current.y + (c.y - current.y) * 2 / 3,
            e.x + (c.x - e.x) * 2 / 3, e.y + (c.y - e.y) * 2 / 3, e.x, e.y)
          current = e
        case .curve:
          let (c1, c2, e) = (points[index], points[index + 1], points[index + 2])
          cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, e.x, e.y)
          current = e
        case .close: cairo_close_path(cairo)
        }
      }
    }
  }

  private var isWithinReach: Bool {
    let box = controlBounds
    return box.isNull
      || (box.minX > -Self.reach && box.minY > -Self.reach && box.maxX < Self.reach && box.maxY < Self.reach)
  }

  /// The path with the same inside near the origin and no point out of Cairo's reach.
  func confinedForFilling() -> PathElements {
    guard !isWithinReach else { return self }
    var result = PathElements()
    for (line, _) in flattened(tolerance: 0.05) {
      let ring = RingClipper.clip(line.filter { $0.x.isFinite && $0.y.isFinite }, reach: Self.reach / 2)
      guard let first = ring.first else { continue }
      result.move(to: first)
      for point in ring.dropFirst() { result.addLine(to: point) }
      result.close()
    }
    return result
  }

  /// The path cut to what is near the origin.
  ///
  /// - Parameters:
  ///   - reach: How far from its path a stroke can leave ink, in pixels.
  ///   - scale: Pixels per unit of the pen.
  /// - Returns: The parts, each with the length of line before it in units of the pen.
  func confinedForStroking(reach: CGFloat, scale: CGFloat) -> [(path: PathElements, distance: CGFloat)] {
    guard !isWithinReach else { return [(self, 0)] }
    var runs: [(path: PathElements, distance: CGFloat)] = []
    let limit = min(Self.reach / 2 + reach, Self.reach * 2)
    for (points, isClosed) in flattened(tolerance: 0.05) {
      let line = isClosed ? points + points.prefix(1) : points
      var run = PathElements()
      var runStart: CGFloat = 0
      var distance: CGFloat = 0
      for (p, q) in zip(line, line.dropFirst()) {
        let length = hypot(q.x - p.x, q.y - p.y)
        guard length.isFinite else { continue }
        if let part = SegmentClipper.clip(p, q, reach: limit) {
          if run.currentPoint != part.from {
            if !run.isEmpty { runs.append((run, runStart)) }
            run = PathElements()
            run.move(to: part.from)
            runStart = (distance + hypot(part.from.x - p.x, part.from.y - p.y)) / scale
          }
          run.addLine(to: part.to)
        }
        distance += length
      }
      if !run.isEmpty { runs.append((run, runStart)) }
    }
    return runs
  }
}
