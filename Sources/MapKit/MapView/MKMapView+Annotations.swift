extension MKMapView {
  /// The view of an annotation: the one it has, the app's answer, or the default pin.
  func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
    if let known = annotationStore.view(for: annotation) { return known }
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(withIdentifier: Self.defaultPinIdentifier)
      ?? DefaultPin(annotation: annotation, reuseIdentifier: Self.defaultPinIdentifier)
    view.annotation = annotation
    annotationStore.setView(view, for: annotation)
    return view
  }

  private static let defaultPinIdentifier = "OpenMapKit.defaultPin"
}
