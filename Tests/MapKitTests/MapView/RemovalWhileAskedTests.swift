import MapKit
import Testing

/// Takes off what it is asked about.
@MainActor private final class RemovingDelegate: NSObject, MKMapViewDelegate {
  weak var view: MKAnnotationView?
  weak var renderer: MKOverlayRenderer?

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    mapView.removeAnnotation(annotation)
    let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
    self.view = view
    return view
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    mapView.removeOverlay(overlay)
    let renderer = MKOverlayRenderer(overlay: overlay)
    self.renderer = renderer
    return renderer
  }
}

@MainActor @Suite struct RemovalWhileAskedTests {
  @Test("what the delegate takes off while it is asked about it is not kept")
  func removal() async throws {
    let (map, delegate) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 64, height: 64)), RemovingDelegate())
    map.delegate = delegate
    map.addAnnotation(MKPointAnnotation())
    map.addOverlay(MKCircle(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 1_000_000))
    let options = MKMapSnapshotter.Options()
    options.mapView = map
    _ = try await MKMapSnapshotter(options: options).data(as: .png)
    #expect(map.annotations.isEmpty && map.overlays.isEmpty)
    #expect(delegate.view == nil && delegate.renderer == nil)
  }
}
