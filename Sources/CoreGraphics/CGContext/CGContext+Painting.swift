import CCairo

extension CGContext {
  /// Runs one drawing operation with the blend mode and, where one is set, below it its shadow.
  ///
  /// The operation sets source, matrix and path itself, since it may run on more than one Cairo context.
  func paint(_ operation: (OpaquePointer) -> Void) {
    guard isDrawable else { return }
    if let shadow = state.shadow { paintShadow(shadow, of: operation) }
    cairo_save(cairo)
    cairo_set_operator(cairo, state.blendMode.cairo)
    cairo_set_antialias(cairo, state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    operation(cairo)
    cairo_restore(cairo)
  }

  func setSource(_ color: CGColor, on cairo: OpaquePointer) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, Double(color.alpha * state.alpha))
  }

  /// Fills what the path holds, without more than the shape changing under any blend mode.
  func fillShape(on cairo: OpaquePointer, rule: CGPathFillRule) {
    cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    if state.blendMode.reachesOutsideShape {
      cairo_clip(cairo)
      cairo_paint(cairo)
    } else {
      cairo_fill(cairo)
    }
  }

  func fill(_ path: PathElements, rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    let confined = path.confinedForFilling()
    paint { cairo in
      cairo_identity_matrix(cairo)
      confined.emit(to: cairo)
      setSource(state.fillColor, on: cairo)
      fillShape(on: cairo, rule: rule)
    }
  }

  func stroke(_ path: PathElements) {
    guard !path.isEmpty, state.lineWidth > 0 else { return }
    let t = total
    let scale = abs(t.a * t.d - t.b * t.c).squareRoot()
    guard scale > 0, scale.isFinite else { return }
    let runs = path.confinedForStroking(reach: state.lineWidth * scale * max(state.miterLimit, 2), scale: scale)
    paint { cairo in
      setSource(state.strokeColor, on: cairo)
      cairo_set_line_cap(cairo, state.lineCap.cairo)
      cairo_set_line_join(cairo, state.lineJoin.cairo)
      cairo_set_miter_limit(cairo, Double(state.miterLimit))
      for run in runs {
        cairo_identity_matrix(cairo)
        run.path.emit(to: cairo)
        var matrix = t.cairo
        cairo_set_matrix(cairo, &matrix)
        cairo_set_line_width(cairo, Double(state.lineWidth))
        if !state.dashLengths.isEmpty {
          let lengths = state.dashLengths.map(Double.init)
          cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(state.dashPhase + run.distance))
        }
        cairo_stroke(cairo)
      }
    }
  }

  /// Fills the current path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(currentPath, rule: rule)
    beginPath()
  }

  /// Strokes the current path and forgets it.
  public func strokePath() {
    stroke(currentPath)
    beginPath()
  }

  /// Draws the current path in one of five ways and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(currentPath, rule: .winding)
    case .eoFill, .eoFillStroke: fill(currentPath, rule: .evenOdd)
    case .stroke: break
    }
    if mode != .fill && mode != .eoFill { stroke(currentPath) }
    beginPath()
  }

  /// Narrows the clip to the current path and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_identity_matrix(cairo)
    currentPath.confinedForFilling().emit(to: cairo)
    cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(cairo)
    beginPath()
  }

  /// Narrows the clip to a rectangle; the current path is forgotten.
  public func clip(to rect: CGRect) {
    currentPath = PathElements()
    addRect(rect)
    clip()
  }

  /// Narrows the clip to rectangles together; the current path is forgotten.
  public func clip(to rects: [CGRect]) {
    currentPath = PathElements()
    addRects(rects)
    clip()
  }

  private func shape(_ build: (inout PathElements) -> Void) -> PathElements {
    var path = PathElements()
    build(&path)
    return path
  }

  /// Fills a rectangle; the current path stays.
  public func fill(_ rect: CGRect) { fill(shape { $0.addRect(rect, transform: total) }, rule: .winding) }

  /// Fills rectangles; the current path stays.
  public func fill(_ rects: [CGRect]) {
    fill(shape { for rect in rects { $0.addRect(rect, transform: total) } }, rule: .winding)
  }

  /// Fills the ellipse in a rectangle; the current path stays.
  public func fillEllipse(in rect: CGRect) { fill(shape { $0.addEllipse(in: rect, transform: total) }, rule: .winding) }

  /// Strokes a rectangle; the current path stays.
  public func stroke(_ rect: CGRect) { stroke(shape { $0.addRect(rect, transform: total) }) }

  /// Strokes a rectangle with a width of its own, in user space units.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let kept = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    state.lineWidth = kept
  }

  /// Strokes the ellipse in a rectangle; the current path stays.
  public func strokeEllipse(in rect: CGRect) { stroke(shape { $0.addEllipse(in: rect, transform: total) }) }

  /// Strokes separate lines, two points each; a last point alone is passed over.
  public func strokeLineSegments(between points: [CGPoint]) {
    stroke(
      shape { path in
        for index in stride(from: 0, to: points.count - 1, by: 2) {
          path.move(to: points[index].applying(total))
          path.addLine(to: points[index + 1].applying(total))
        }
      })
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    saveGState()
    state.shadow = nil
    state.blendMode = .clear
    fill(rect)
    restoreGState()
  }
}
