extension MKMapView {
  /// The view of an annotation: the one it has, the app's answer, or a marker.
  ///
  /// Nil while the app is being asked for it: an app that then selects the annotation, say, would be asked for ever.
  func makeView(for annotation: any MKAnnotation) -> MKAnnotationView? {
    if let known = annotationStore.view(for: annotation) { return known }
    guard annotationStore.beginAsking(for: annotation) else { return nil }
    defer { annotationStore.endAsking(for: annotation) }
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? makeDefaultView(for: annotation)
    view.annotation = annotation
    view.owningMap = self
    view.prepareForDisplay()
    // The delegate may have taken the annotation off meanwhile: its view then has no one to leave with it.
    if annotationStore.contains(annotation) { annotationStore.setView(view, for: annotation) }
    return view
  }

  private static let defaultMarkerIdentifier = "OpenMapKit.defaultMarker"

  /// What the map itself shows: a blue dot for the user, else a marker (fact V32) whose callout says the rest.
  private func makeDefaultView(for annotation: any MKAnnotation) -> MKAnnotationView {
    if annotation === userLocation { return MKUserLocationView(annotation: annotation, reuseIdentifier: nil) }
    if let view = dequeueReusableAnnotationView(withIdentifier: Self.defaultMarkerIdentifier) { return view }
    let marker = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: Self.defaultMarkerIdentifier)
    marker.canShowCallout = true
    return marker
  }

  /// Tells the delegate how far a drag has come.
  func dragState(of view: MKAnnotationView, didChangeFrom oldState: MKAnnotationView.DragState) {
    delegate?.mapView(self, annotationView: view, didChange: view.dragState, fromOldState: oldState)
  }
}
