import MapKit

/// A map of 100 × 100 points with one annotation in the middle and the view that a test makes for it.
@MainActor struct ShownAnnotation {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let annotation = pin(10, 20, title: "Goliath")
  let delegate = TestDelegate()

  init(_ makeView: @escaping (any MKAnnotation) -> MKAnnotationView?) {
    delegate.makeView = { _, annotation in makeView(annotation) }
    map.delegate = delegate
    map.visibleMapRect = square(10, 20, side: 1000)
    map.addAnnotation(annotation)
  }

  func image(scale: CGFloat = 1) async throws -> UIImage { try await map.snapshot(scale: scale).image }
}
