import CCairo

extension PathElements {
  /// How far from the origin Cairo can be given points, in pixels; twice as far as its largest surface.
  ///
  /// Its fixed-point numbers end at ±2^23 pixels, but an edge that is more than 139,810 pixels high (measured with
  /// 1.16) overflows where Cairo turns it into rows of pixels: it then draws something else, or nothing.
  static let reach: CGFloat = 65_536

  /// Makes this path the current one of a Cairo context; elements with a point that is not finite are left out.
  func emit(to cairo: OpaquePointer) {
    cairo_new_path(cairo)
    var current = CGPoint.zero
    var start = CGPoint.zero
    // A subpath whose first point is left out begins at its next one, not at the end of the subpath before.
    var isBroken = false
    var index = 0
    points.withUnsafeBufferPointer { points in
      for verb in verbs {
        let count = verb.pointCount
        defer { index += count }
        var isFinite = true
        for offset in 0..<count where !(points[index + offset].x.isFinite && points[index + offset].y.isFinite) {
          isFinite = false
        }
        guard isFinite else {
          if verb == .move { isBroken = true }
          continue
        }
        if isBroken, count > 0 {
          isBroken = false
          (start, current) = (points[index + count - 1], points[index + count - 1])
          cairo_move_to(cairo, current.x, current.y)
          continue
        }
        switch verb {
        case .move:
          (start, current) = (points[index], points[index])
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
        case .close:
          guard !isBroken else { continue }
          current = start
          cairo_close_path(cairo)
        }
      }
    }
  }
}
