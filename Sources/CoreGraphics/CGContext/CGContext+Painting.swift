import CCairo

extension CGContext {
  func fill(_ path: PathElements, rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    let confined = path.confinedForFilling()
    paint(within: confined.controlBounds) { cairo in
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
    // Pens end at 32,768 pixels of width and miters at 16,384 of length, so that no outline leaves Cairo's reach.
    let widest = (t.a * t.a + t.b * t.b + t.c * t.c + t.d * t.d).squareRoot()
    let width = min(state.lineWidth, PathElements.reach / 2 / widest)
    let miterLimit = min(state.miterLimit, max(PathElements.reach / 2 / (width * widest), 1))
    let runs = path.confinedForStroking(
      reach: width * widest / 2 * max(miterLimit, 2), scale: scale, isDashed: !state.dashLengths.isEmpty)
    let reach = width * widest / 2 * max(miterLimit, 2)
    let bounds = runs.reduce(CGRect.null) { $0.union($1.path.controlBounds.insetBy(dx: -reach, dy: -reach)) }
    paint(within: bounds) { cairo in
      setSource(state.strokeColor, on: cairo)
      keepToShape(on: cairo)
      cairo_set_line_cap(cairo, state.lineCap.cairo)
      cairo_set_line_join(cairo, state.lineJoin.cairo)
      cairo_set_miter_limit(cairo, Double(miterLimit))
      for run in runs {
        cairo_identity_matrix(cairo)
        run.path.emit(to: cairo)
        var matrix = t.cairo
        cairo_set_matrix(cairo, &matrix)
        cairo_set_line_width(cairo, Double(width))
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

  /// Narrows the clip to the current path and forgets the path; with an empty path nothing happens.
  public func clip(using rule: CGPathFillRule = .winding) {
    guard !currentPath.isEmpty else { return }
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

  /// Fills a rectangle; the current path is forgotten.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles together; the current path is forgotten.
  public func fill(_ rects: [CGRect]) {
    currentPath = shape { for rect in rects { $0.addRect(rect, transform: total) } }
    fillPath()
  }

  /// Fills the ellipse in a rectangle; the current path is forgotten.
  public func fillEllipse(in rect: CGRect) {
    currentPath = shape { $0.addEllipse(in: rect, transform: total) }
    fillPath()
  }

  /// Strokes a rectangle; the current path is forgotten.
  public func stroke(_ rect: CGRect) {
    currentPath = shape { $0.addRect(rect, transform: total) }
    strokePath()
  }

  /// Strokes a rectangle with a width of its own, in user space units.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let kept = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    state.lineWidth = kept
  }

  /// Strokes the ellipse in a rectangle; the current path is forgotten.
  public func strokeEllipse(in rect: CGRect) {
    currentPath = shape { $0.addEllipse(in: rect, transform: total) }
    strokePath()
  }

  /// Strokes separate lines, two points each; the current path is forgotten.
  ///
  /// A last point alone is passed over.
  public func strokeLineSegments(between points: [CGPoint]) {
    currentPath = shape { path in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        path.move(to: points[index].applying(total))
        path.addLine(to: points[index + 1].applying(total))
      }
    }
    strokePath()
  }

  /// Makes a rectangle transparent; the current path stays.
  public func clear(_ rect: CGRect) {
    saveGState()
    state.shadow = nil
    state.blendMode = .clear
    fill(shape { $0.addRect(rect, transform: total) }, rule: .winding)
    restoreGState()
  }
}
