/// The views and renderers that the delegate has not been told of yet.
@MainActor struct AddedContent {
  private var views: [MKAnnotationView] = []
  private var renderers: [MKOverlayRenderer] = []

  mutating func add(_ view: MKAnnotationView) { views.append(view) }
  mutating func add(_ renderer: MKOverlayRenderer) { renderers.append(renderer) }

  /// Answers all of them and forgets them.
  mutating func take() -> (views: [MKAnnotationView], renderers: [MKOverlayRenderer]) {
    defer { self = AddedContent() }
    return (views, renderers)
  }
}

extension MKMapView {
  /// Tells the delegate of the views and renderers made since the last time.
  func tellOfAddedContent() {
    let (views, renderers) = added.take()
    if !views.isEmpty { delegate?.mapView(self, didAdd: views) }
    if !renderers.isEmpty { delegate?.mapView(self, didAdd: renderers) }
  }
}
