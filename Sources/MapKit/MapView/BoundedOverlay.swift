/// An overlay with its bounds as they were when it was handed over.
///
/// The app's overlay answers them, and may ask the map something meanwhile: no store may be at work then.
@MainActor struct BoundedOverlay {
  let overlay: any MKOverlay
  let bounds: MKMapRect

  init(_ overlay: any MKOverlay) {
    self.overlay = overlay
    bounds = overlay.boundingMapRect
  }

  var key: ObjectIdentifier { ObjectIdentifier(overlay) }
}
