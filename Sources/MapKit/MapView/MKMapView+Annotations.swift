extension MKMapView {
  /// All annotations, in the order they were added.
  ///
  /// On Apple's framework: in no promised order.
  public var annotations: [any MKAnnotation] { annotationStore.annotations }

  /// Puts an annotation on the map; one that is there already stays as it is.
  public func addAnnotation(_ annotation: any MKAnnotation) { annotationStore.add([annotation]) }

  /// Puts annotations on the map; those that are there already stay as they are.
  public func addAnnotations(_ annotations: [any MKAnnotation]) { annotationStore.add(annotations) }

  /// Takes an annotation off the map; its view may be used again for another.
  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Takes annotations off the map; their views may be used again for others.
  ///
  /// - Complexity: O(n) in the number of annotations on the map.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for view in annotationStore.remove(annotations) {
      view.annotation = nil
      view.isSelected = false
      annotationStore.enqueue(view)
    }
  }

  /// Answers the view of an annotation, or nil while it has none: views are made when they are first to be seen.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { annotationStore.view(for: annotation) }

  /// Answers a view of that kind whose annotation has left the map, or nil when there is none.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    let view = annotationStore.dequeue(identifier)
    view?.prepareForReuse()
    return view
  }

  /// The selected annotation, if any; setting it selects the first.
  public var selectedAnnotations: [any MKAnnotation] {
    get { annotationStore.selected.map { [$0] } ?? [] }
    set {
      if let first = newValue.first {
        selectAnnotation(first, animated: false)
      } else {
        deselectAnnotation(annotationStore.selected, animated: false)
      }
    }
  }

  /// Selects an annotation and deselects the one selected before.
  ///
  /// One that is not on the map, out of sight (as on Apple's framework, fact V30) or not enabled is not selected; nor
  /// is one whose view may show a callout but has no title for it (fact A05).
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard annotationStore.contains(annotation), annotationStore.selected !== annotation,
      let shift = WorldCopies.shifts(of: MKMapPoint(annotation.coordinate), into: visibleMapRect).first, shift.isFinite
    else { return }
    let view = makeView(for: annotation)
    guard view.isEnabled, !view.canShowCallout || view.hasTitle else { return }
    deselectAnnotation(annotationStore.selected, animated: animated)
    // The delegate has been called meanwhile and may have taken the annotation off.
    guard annotationStore.view(for: annotation) === view else { return }
    annotationStore.select(annotation)
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
  }

  /// Deselects an annotation; one that is not selected stays as it is.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, annotationStore.selected === annotation else { return }
    annotationStore.select(nil)
    guard let view = annotationStore.view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }

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
