extension MKMapView {
  /// The renderer of an overlay: the one it has, or the delegate's answer.
  func makeRenderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    if let known = overlayStore.renderer(for: overlay) { return known }
    guard let renderer = delegate?.mapView(self, rendererFor: overlay), !(renderer is AbsentRenderer) else {
      return nil
    }
    // The delegate may have taken the overlay off meanwhile: its renderer then has no one to leave with it.
    if overlayStore.contains(overlay) {
      overlayStore.setRenderer(renderer, for: overlay)
      added.add(renderer)
    }
    return renderer
  }
}
