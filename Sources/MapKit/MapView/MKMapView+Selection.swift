extension MKMapView {
  /// Selects an annotation if it can be, and deselects the one selected before.
  func beginSelection(of annotation: any MKAnnotation, animated: Bool) {
    guard annotationStore.contains(annotation), annotationStore.selected !== annotation,
      let shift = WorldCopies.shifts(of: MKMapPoint(annotation.coordinate), into: visibleMapRect).first, shift.isFinite
    else { return }
    guard let view = makeView(for: annotation), view.isEnabled, !view.canShowCallout || view.hasTitle else { return }
    tellOfAddedContent()
    deselectAnnotation(annotationStore.selected, animated: animated)
    // The delegate has been called meanwhile and may have taken the annotation off.
    guard annotationStore.view(for: annotation) === view else { return }
    annotationStore.select(annotation)
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
    // The delegate may have deselected it already.
    if annotationStore.selected === annotation { delegate?.mapView(self, didSelect: annotation) }
  }

  /// Deselects an annotation if it is selected.
  func endSelection(of annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, annotationStore.selected === annotation else { return }
    annotationStore.select(nil)
    guard let view = annotationStore.view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }
}
