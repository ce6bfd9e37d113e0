extension MKMapView {
  /// The annotations in a part of the map, as added.
  ///
  /// Any class can be an annotation, so nothing tells when a coordinate changes: each is looked at, and those that have
  /// moved are found at their new place.
  ///
  /// - Complexity: O(n) for the look at n coordinates (some milliseconds for 100,000), O(log² n + m log m) for m annotations found.
  func annotationEntries(in part: MKMapRect) -> [AnnotationEntry] {
    // The coordinates are the app's code, which may ask the map something: the store is not at work meanwhile.
    let moved = annotationStore.allEntries.filter { $0.move(to: $0.annotation.coordinate) }
    if !moved.isEmpty { annotationStore.replace(moved) }
    return annotationStore.entries(in: part)
  }

  /// The annotations in a part of the map, in any copy of the world.
  func annotationSet(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotationEntries(in: mapRect).compactMap { entry in
        guard let anchor = entry.anchor, !WorldCopies.shifts(of: anchor, into: mapRect).isEmpty else { return nil }
        return (entry.annotation as? NSObject).map { AnyHashable($0) }
      })
  }

  /// Takes annotations off the map, the user's location too.
  func takeOff(_ annotations: [any MKAnnotation]) {
    forget(annotationStore.remove(annotations))
  }

  /// The view of an annotation: the one it has, the app's answer, or a marker.
  ///
  /// Nil while the app is being asked for it: an app that then selects the annotation, say, would be asked for ever.
  func makeView(for annotation: any MKAnnotation) -> MKAnnotationView? {
    if let known = annotationStore.view(for: annotation) { return known }
    guard annotationStore.beginAsking(for: annotation) else { return nil }
    defer { annotationStore.endAsking(for: annotation) }
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? (annotation === userLocation ? MKUserLocationView(annotation: annotation, reuseIdentifier: nil) : nil)
      ?? registeredView(for: annotation)
      ?? makeMarker(for: annotation)
    view.annotation = annotation
    view.owningMap = self
    view.prepareForDisplay()
    // The delegate may have taken the annotation off meanwhile: its view then has no one to leave with it.
    if annotationStore.contains(annotation) {
      annotationStore.setView(view, for: annotation)
      added.add(view)
    }
    return view
  }

  private static let defaultMarkerIdentifier = "OpenMapKit.defaultMarker"

  /// What the map itself shows of an annotation: a marker (fact V32) whose callout says the rest.
  private func makeMarker(for annotation: any MKAnnotation) -> MKAnnotationView {
    if let cluster = annotation as? MKClusterAnnotation { return makeMarker(for: cluster) }
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
