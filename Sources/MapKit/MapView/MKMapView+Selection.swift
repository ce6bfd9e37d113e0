extension MKMapView {
  /// Selects an annotation if it can be, and deselects the one selected before.
  func beginSelection(of annotation: any MKAnnotation, animated: Bool) {
    guard annotationStore.contains(annotation), annotationStore.selected !== annotation, isInSight(annotation)
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

  /// Whether an annotation's place is in view, or its view reaches in from beside the map.
  private func isInSight(_ annotation: any MKAnnotation) -> Bool {
    let (point, rect) = (MKMapPoint(annotation.coordinate), visibleMapRect)
    func isWithin(_ rect: MKMapRect) -> Bool { WorldCopies.shifts(of: point, into: rect).first?.isFinite ?? false }
    if isWithin(rect) { return true }
    guard let view = annotationStore.view(for: annotation), bounds.width > 0 else { return false }
    let (size, offset, scale) = (view.bounds.size, view.centerOffset, rect.width / Double(bounds.width))
    return isWithin(
      MKMapRect(
        x: rect.minX - Double(offset.x + size.width / 2) * scale,
        y: rect.minY - Double(offset.y + size.height / 2) * scale,
        width: rect.width + Double(size.width) * scale, height: rect.height + Double(size.height) * scale))
  }
}
