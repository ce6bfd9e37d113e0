/// What a map view asks its app.
///
/// Every call has a default, so a delegate implements what it needs. A call first implemented in a subclass of the
/// class that declared the conformance is not made: Swift protocols do not look there.
@preconcurrency @MainActor public protocol MKMapViewDelegate: MKMapViewDelegateSpellings {
  /// Answers the view of an annotation, or nil for a marker, and for the user's location for the blue dot.
  ///
  /// Asked once, before the view is first drawn.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Answers the cluster of annotations whose views collide: one with just these members.
  ///
  /// Asked once for the same members, before the delegate is asked for the cluster's view. A cluster with other members
  /// is not taken.
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
  /// Answers the renderer of an overlay, or one that draws nothing. Asked once, before the overlay is first drawn.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Tells that tiles of the base map or of a tile overlay have to be read for the picture that is being made.
  ///
  /// It may come for every picture, and does not come where all tiles are in memory already. On Apple's framework: for
  /// every group of tiles to be downloaded, likewise.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// Tells that the tiles of a picture have been read: one of these two follows every `mapViewWillStartLoadingMap(_:)`.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Tells that some tiles of a picture could not be read: an `MKError` says whether they did not come
  /// (`serverFailure`) or were damaged (`decodingFailed`). The picture is drawn without them.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// Tells that a picture of the map is begun, before the delegate is asked for the views and renderers in it.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  /// Tells that a picture of the map is finished; `fullyRendered` is false where it failed, was cancelled or lacks
  /// tiles.
  ///
  /// It follows every `mapViewWillStartRenderingMap(_:)`, as on Apple's framework.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  /// Tells of views that are now on the map, in their places: called before the picture with them is drawn.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Tells of renderers that are now at work: called before the picture with them is drawn.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// Tells that what is shown is about to change: the map still answers what was shown before.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Tells that what is shown has changed, once for each change: the map itself moves without steps in between.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Tells that what is shown has changed, and that the change is over.
  ///
  /// The three come in this order, for changes by code too, and only if something changes. On Apple's framework: the same
  /// order; whether they come for changes by code without animation is not recorded.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Tells that a view has been selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Tells that an annotation has been selected: right after the call for its view.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Tells that a view is no longer selected.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Tells that an annotation is no longer selected: right after the call for its view.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// Tells that a control at the left or right of a callout has been tapped; other views there are not told of.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// Tells that the map begins to follow the user's location.
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  /// Tells that the map no longer follows the user's location.
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  /// Tells of the user's new location.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Tells that the user's location is asked for and there is none to be had: no source of it is set (a `CLError`).
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// Tells that the map follows the user's location in another way now, or no longer.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// Tells that the drag of a view has come farther, or has ended.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)
}

/// What a delegate does that does not implement a call: nothing, or what its spelling from before Swift 3 does.
extension MKMapViewDelegate {
  /// Answers what the spelling before Swift 3 does: by default nil, a marker.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    self.mapView(mapView, viewForAnnotation: annotation)
  }
  /// Answers a plain cluster.
  public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation {
    MKClusterAnnotation(memberAnnotations: memberAnnotations)
  }
  /// Answers a renderer that draws nothing and that the map does not keep: `renderer(for:)` stays nil.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    self.mapView(mapView, rendererForOverlay: overlay)
  }
  /// Does nothing.
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// Does nothing.
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  /// Calls the spelling before Swift 3.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    self.mapView(mapView, didAddAnnotationViews: views)
  }
  /// Calls the spelling before Swift 3.
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
    self.mapView(mapView, didAddOverlayRenderers: renderers)
  }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Calls the spelling before Swift 3.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    self.mapView(mapView, didSelectAnnotationView: view)
  }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Calls the spelling before Swift 3.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    self.mapView(mapView, didDeselectAnnotationView: view)
  }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  /// Calls the spelling before Swift 3.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
    self.mapView(mapView, didUpdateUserLocation: userLocation)
  }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// Calls the spelling before Swift 3.
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
    self.mapView(mapView, didChangeUserTrackingMode: mode, animated: animated)
  }
  /// Calls the spelling before Swift 3.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {
    self.mapView(mapView, annotationView: view, didChangeDragState: newState, fromOldState: oldState)
  }
}

/// What a delegate without `mapView(_:rendererFor:)` answers, so that the map can tell (fact V45).
final class AbsentRenderer: MKOverlayRenderer {}
