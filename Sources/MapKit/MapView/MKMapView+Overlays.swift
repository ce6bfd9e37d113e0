extension MKMapView {
  /// The renderer of an overlay: the one it has, or the delegate's answer.
  func makeRenderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    if let known = overlayStore.renderer(for: overlay) { return known }
    guard let renderer = delegate?.mapView(self, rendererFor: overlay), !(renderer is AbsentRenderer) else {
      return nil
    }
    overlayStore.setRenderer(renderer, for: overlay)
    return renderer
  }
}
