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

  /// Puts an overlay on the level of another, some places above it; on the unstated level if the other is not there.
  func insert(_ overlay: any MKOverlay, by sibling: any MKOverlay, offset: Int) {
    guard let level = overlayStore.level(of: sibling), let index = overlayStore.index(of: sibling) else {
      return addOverlay(overlay)
    }
    insertOverlay(overlay, at: index + offset, level: level)
  }
}
