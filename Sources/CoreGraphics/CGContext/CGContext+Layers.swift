import CCairo

extension CGContext {
  /// Starts drawing into a layer that is later laid down as one: with the alpha, blend mode and shadow of now.
  ///
  /// Inside the layer, alpha is 1, the blend mode normal, and there is no shadow.
  public func beginTransparencyLayer() {
    saveGState()
    beginLayer()
  }

  /// The same, with the layer confined to a rectangle of user space.
  public func beginTransparencyLayer(in rect: CGRect) {
    saveGState()
    clip(to: rect)
    beginLayer()
  }

  /// Lays down the layer begun last; with none begun it does nothing.
  public func endTransparencyLayer() {
    guard let floor = layerFloors.popLast() else { return }
    while stack.count > layerFloor { restoreGState() }
    layerFloor = floor
    cairo_identity_matrix(cairo)
    guard let group = cairo_pop_group(cairo) else { return restoreGState() }
    // The settings of now are those kept when the layer began; the clip still is the layer's.
    if let outer = stack.last { state = outer }
    paint { cairo in
      cairo_identity_matrix(cairo)
      cairo_set_source(cairo, group)
      cairo_paint_with_alpha(cairo, Double(state.alpha))
    }
    cairo_pattern_destroy(group)
    restoreGState()
  }

  private func beginLayer() {
    layerFloors.append(layerFloor)
    layerFloor = stack.count
    cairo_push_group(cairo)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }
}
