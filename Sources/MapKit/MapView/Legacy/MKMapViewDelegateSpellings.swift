/// The spellings before Swift 3 of what a map view asks its app.
///
/// Each is called where the app does not implement the one of today.
@preconcurrency @MainActor public protocol MKMapViewDelegateSpellings: NSObjectProtocol {
  /// The spelling before Swift 3 of `mapView(_:viewFor:)`.
  func mapView(_ mapView: MKMapView, viewForAnnotation annotation: any MKAnnotation) -> MKAnnotationView?
  /// The spelling before Swift 3 of `mapView(_:rendererFor:)`.
  func mapView(_ mapView: MKMapView, rendererForOverlay overlay: any MKOverlay) -> MKOverlayRenderer
  /// The spelling before Swift 3 of `mapView(_:didAdd:)`.
  func mapView(_ mapView: MKMapView, didAddAnnotationViews views: [MKAnnotationView])
  /// The spelling before Swift 3 of `mapView(_:didAdd:)`.
  func mapView(_ mapView: MKMapView, didAddOverlayRenderers renderers: [MKOverlayRenderer])
  /// The spelling before Swift 3 of `mapView(_:didSelect:)`.
  func mapView(_ mapView: MKMapView, didSelectAnnotationView view: MKAnnotationView)
  /// The spelling before Swift 3 of `mapView(_:didDeselect:)`.
  func mapView(_ mapView: MKMapView, didDeselectAnnotationView view: MKAnnotationView)
  /// The spelling before Swift 3 of `mapView(_:didUpdate:)`.
  func mapView(_ mapView: MKMapView, didUpdateUserLocation userLocation: MKUserLocation)
  /// The spelling before Swift 3 of `mapView(_:didChange:animated:)`.
  func mapView(_ mapView: MKMapView, didChangeUserTrackingMode mode: MKUserTrackingMode, animated: Bool)
  /// The spelling before Swift 3 of `mapView(_:annotationView:didChange:fromOldState:)`.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChangeDragState newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)
}

extension MKMapViewDelegateSpellings {
  /// Answers nil: a marker.
  public func mapView(_ mapView: MKMapView, viewForAnnotation annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Answers a renderer that draws nothing and that the map does not keep: `renderer(for:)` stays nil.
  public func mapView(_ mapView: MKMapView, rendererForOverlay overlay: any MKOverlay) -> MKOverlayRenderer {
    AbsentRenderer(overlay: overlay)
  }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAddAnnotationViews views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAddOverlayRenderers renderers: [MKOverlayRenderer]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelectAnnotationView view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselectAnnotationView view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdateUserLocation userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didChangeUserTrackingMode mode: MKUserTrackingMode, animated: Bool) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChangeDragState newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState
  ) {}
}
