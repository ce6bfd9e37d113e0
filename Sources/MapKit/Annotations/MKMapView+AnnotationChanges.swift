extension MKMapView {
  /// Shows an annotation of this map as it is now; another one is passed over.
  ///
  /// Where an annotation lies is read when it is drawn; its view is told since it may show its words.
  func annotationDidChange(_ change: AnnotationChange) {
    guard annotationStore.contains(change.annotation) else { return }
    annotationStore.view(for: change.annotation)?.contentDidChange()
    annotationChangeHandler?(change)
  }
}
