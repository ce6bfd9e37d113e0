extension MKMapView {
  /// The view of an annotation: the one it has, the app's answer, or the default pin.
  ///
  /// Nil while the app is being asked for it: an app that then selects the annotation, say, would be asked for ever.
  func makeView(for annotation: any MKAnnotation) -> MKAnnotationView? {
    if let known = annotationStore.view(for: annotation) { return known }
    guard annotationStore.beginAsking(for: annotation) else { return nil }
    defer { annotationStore.endAsking(for: annotation) }
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(withIdentifier: Self.defaultPinIdentifier)
      ?? DefaultPin(annotation: annotation, reuseIdentifier: Self.defaultPinIdentifier)
    view.annotation = annotation
    // The delegate may have taken the annotation off meanwhile: its view then has no one to leave with it.
    if annotationStore.contains(annotation) { annotationStore.setView(view, for: annotation) }
    return view
  }

  private static let defaultPinIdentifier = "OpenMapKit.defaultPin"
}
