import CCairo

extension CGContext {
  /// Starts drawing into a layer that is later laid down as one: with the alpha, blend mode and shadow of now.
  ///
  /// Inside the layer, alpha is 1, the blend mode normal, and there is no shadow. What lies outside the clip is not
  /// kept, so that it throws no shadow into the clip either. `auxiliaryInfo` has no effect.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    saveGState()
    beginLayer()
  }

  /// The same, with the layer confined to a rectangle of user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]? = nil) {
    saveGState()
    clip(to: rect)
    beginLayer()
  }

  /// Lays down the layer begun last; with none begun it does nothing.
  public func endTransparencyLayer() {
    guard layerFloors.count > outerLayers, let floor = layerFloors.popLast() else { return }
    while stack.count > layerFloor { restoreGState() }
    layerFloor = floor
    cairo_identity_matrix(cairo)
    guard let group = cairo_pop_group(cairo) else { return restoreGState() }
    // The settings of now are those kept when the layer began; the clip still is the layer's.
    if let outer = stack.last { state = outer }
    paint { cairo in
      cairo_identity_matrix(cairo)
      cairo_set_source(cairo, group)
      paintSource(on: cairo)
    }
    cairo_pattern_destroy(group)
    restoreGState()
  }

  /// Runs a body with fresh settings, and ends what it leaves open: saved states, layers, the path.
  ///
  /// The body starts with the matrix and the clip of now, and cannot end states or layers begun outside.
  package func isolated(_ body: () -> Void) {
    saveGState()
    let outer = (layerFloor, outerLayers)
    (layerFloor, outerLayers) = (stack.count, layerFloors.count)
    state = State(ctm: state.ctm)
    beginPath()
    body()
    while layerFloors.count > outerLayers { endTransparencyLayer() }
    while stack.count > layerFloor { restoreGState() }
    (layerFloor, outerLayers) = outer
    beginPath()
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
