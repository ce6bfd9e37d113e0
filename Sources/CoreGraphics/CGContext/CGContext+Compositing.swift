import CCairo

extension CGContext {
  /// Runs one drawing operation with the blend mode and, where one is set, below it its shadow.
  ///
  /// The operation sets source, matrix and path itself, since it may run on more than one Cairo context.
  /// What it draws must lie within `bounds`, in Cairo's device space, where they are given.
  func paint(within bounds: CGRect? = nil, _ operation: (OpaquePointer) -> Void) {
    guard isDrawable else { return }
    if let shadow = state.shadow { paintShadow(shadow, within: bounds, of: operation) }
    cairo_save(cairo)
    cairo_set_antialias(cairo, state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    if state.blendMode.needsWholeSource {
      cairo_push_group(cairo)
      operation(cairo)
      cairo_identity_matrix(cairo)
      cairo_pop_group_to_source(cairo)
      // The group is clipped already; once more would weaken the clip's edges.
      cairo_reset_clip(cairo)
      cairo_set_operator(cairo, state.blendMode.cairo)
      cairo_paint(cairo)
    } else {
      cairo_set_operator(cairo, state.blendMode.cairo)
      operation(cairo)
    }
    cairo_restore(cairo)
  }

  func setSource(_ color: CGColor, on cairo: OpaquePointer) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, Double(color.alpha * state.alpha))
  }

  /// Paints the clip with the source, as strongly as the alpha of now says.
  func paintSource(on cairo: OpaquePointer) {
    if keepToShape(on: cairo, alpha: state.alpha) { return cairo_paint(cairo) }
    guard state.blendMode == .copy, state.alpha < 1 else {
      return cairo_paint_with_alpha(cairo, Double(state.alpha))
    }
    // Cairo would mix the source with what is there; weakened first, in a group that keeps the source, it replaces it.
    cairo_push_group(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    cairo_paint_with_alpha(cairo, Double(state.alpha))
    cairo_pop_group_to_source(cairo)
    cairo_paint(cairo)
  }

  /// Fills what the path holds, without more than the shape changing under any blend mode.
  func fillShape(on cairo: OpaquePointer, rule: CGPathFillRule, alpha: CGFloat = 1) {
    cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    if keepToShape(on: cairo, alpha: alpha) || !state.blendMode.reachesOutsideShape {
      cairo_fill(cairo)
    } else {
      cairo_clip(cairo)
      cairo_paint(cairo)
    }
  }

  /// Makes a mode that would change the rest of the clip too keep to the shape drawn next.
  ///
  /// What the mode makes of source and destination becomes the source, and replaces the destination where the shape
  /// covers it. In a document, where there is no destination to read, nothing happens. Answers whether it did, and
  /// with that used `alpha`.
  @discardableResult
  func keepToShape(on cairo: OpaquePointer, alpha: CGFloat = 1) -> Bool {
    if state.blendMode == .clear {
      // Whatever the source, the shape takes away all of the destination.
      cairo_set_source_rgb(cairo, 0, 0, 0)
      return true
    }
    guard state.blendMode.reachesOutsideShape, cairo == self.cairo, !isDocument,
      let destination = cairo_get_group_target(cairo), let source = cairo_get_source(cairo)
    else { return false }
    cairo_pattern_reference(source)
    cairo_push_group(cairo)
    cairo_reset_clip(cairo)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, destination, 0, 0)
    cairo_paint(cairo)
    cairo_set_matrix(cairo, &matrix)
    cairo_set_operator(cairo, state.blendMode.cairo)
    cairo_set_source(cairo, source)
    cairo_paint_with_alpha(cairo, Double(alpha))
    cairo_pop_group_to_source(cairo)
    cairo_pattern_destroy(source)
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    return true
  }
}
