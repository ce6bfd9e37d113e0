import CCairo

extension CGContext {
  /// Fills the clip with colours along the line from `start` to `end`; a line beyond 2 million pixels draws nothing.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start != end, [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return }
    draw(gradient, options: options, places: [start, end]) {
      cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    }
  }

  /// Fills the clip with colours between two circles; circles beyond 2 million pixels draw nothing.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let numbers = [startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius]
    guard numbers.allSatisfy(\.isFinite) else { return }
    var places: [CGPoint] = []
    for (center, radius) in [(startCenter, startRadius), (endCenter, endRadius)] {
      places.append(CGPoint(x: center.x - radius, y: center.y - radius))
      places.append(CGPoint(x: center.x + radius, y: center.y + radius))
    }
    draw(gradient, options: options, places: places) {
      cairo_pattern_create_radial(
        Double(startCenter.x), Double(startCenter.y), Double(max(startRadius, 0)),
        Double(endCenter.x), Double(endCenter.y), Double(max(endRadius, 0)))
    }
  }

  private func draw(
    _ gradient: CGGradient, options: CGGradientDrawingOptions, places: [CGPoint], pattern make: () -> OpaquePointer?
  ) {
    guard isDrawable, isInReach(places), let pattern = make() else { return }
    defer { cairo_pattern_destroy(pattern) }
    // Cairo paints on past both ends; a clear stop at an end keeps that side empty. The first and last colours reach
    // to the ends also where their own places do not.
    let stops = gradient.stops
    if let first = stops.first {
      if !options.contains(.drawsBeforeStartLocation) { add(first.color, at: 0, alpha: 0, to: pattern) }
      if first.location > 0 { add(first.color, at: 0, alpha: first.color.alpha, to: pattern) }
    }
    for stop in stops { add(stop.color, at: stop.location, alpha: stop.color.alpha, to: pattern) }
    if let last = stops.last {
      if last.location < 1 { add(last.color, at: 1, alpha: last.color.alpha, to: pattern) }
      if !options.contains(.drawsAfterEndLocation) { add(last.color, at: 1, alpha: 0, to: pattern) }
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let t = total
    paint { cairo in
      var matrix = t.cairo
      cairo_set_matrix(cairo, &matrix)
      cairo_set_source(cairo, pattern)
      paintSource(on: cairo)
    }
  }

  /// Whether Cairo can count the places of a gradient on the device.
  private func isInReach(_ places: [CGPoint]) -> Bool {
    let t = total
    let back = t.inverted()
    guard max(abs(back.a), abs(back.b), abs(back.c), abs(back.d)) < 32_768 else { return false }
    return places.allSatisfy { place in
      let device = place.applying(t)
      return max(abs(device.x), abs(device.y)) < 2_097_152
    }
  }

  private func add(_ color: CGColor, at place: Double, alpha: CGFloat, to pattern: OpaquePointer) {
    cairo_pattern_add_color_stop_rgba(pattern, place, color.red, color.green, color.blue, Double(alpha))
  }
}
