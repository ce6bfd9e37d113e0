extension MKMapView {
  /// All overlays in the order they are drawn: those above roads first, within a level as added.
  public var overlays: [any MKOverlay] { overlayStore.overlays }

  /// Puts an overlay on the map, above roads; one that is there already stays as it is.
  public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .unstated) }

  /// Puts overlays on the map, above roads; those that are there already stay as they are.
  public func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .unstated) }

  /// Puts an overlay on the map at a level; one that is there already stays as it is.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    overlayStore.add([overlay], level: level)
  }

  /// Puts overlays on the map at a level; those that are there already stay as they are.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    overlayStore.add(overlays, level: level)
  }

  /// Takes an overlay off the map.
  public func removeOverlay(_ overlay: any MKOverlay) { overlayStore.remove([overlay]) }

  /// Takes overlays off the map.
  ///
  /// - Complexity: O(n) in the number of overlays on the map.
  public func removeOverlays(_ overlays: [any MKOverlay]) { overlayStore.remove(overlays) }

  /// Answers the renderer of an overlay, or nil before the map has asked its delegate for one, or if that has none.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { overlayStore.renderer(for: overlay) }

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
