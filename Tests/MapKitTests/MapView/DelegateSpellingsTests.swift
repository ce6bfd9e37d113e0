import MapKit
import Testing

@MainActor @Suite("Delegate calls spelled as before Swift 3")
struct DelegateSpellingsTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let source = SimulatedLocationSource()
  private let old = OldDelegate()

  init() {
    map.delegate = old
    map.visibleMapRect = square(0, 0, side: 1000)
  }

  @Test("Views and renderers are asked for, and told of, as before Swift 3")
  func answers() async throws {
    let (annotation, overlay) = (pin(0, 0, title: "a"), AreaOverlay(square(0, 0, side: 100)))
    map.addAnnotation(annotation)
    map.addOverlay(overlay)
    _ = try await map.snapshot()
    #expect(map.view(for: annotation)?.reuseIdentifier == "old" && map.renderer(for: overlay)?.alpha == 0.5)
    #expect(old.calls == ["views 1", "renderers 1"])
  }

  @Test("Selection, drags and the user's location are told as before Swift 3")
  func tells() async throws {
    let annotation = pin(0, 0, title: "a")
    map.addAnnotation(annotation)
    map.selectAnnotation(annotation, animated: false)
    map.deselectAnnotation(annotation, animated: false)
    map.view(for: annotation)?.dragState = .starting
    map.locationSource = source
    map.userTrackingMode = .follow
    source.send(CLLocation(latitude: 1, longitude: 2))
    #expect(old.calls == ["views 1", "select", "deselect", "drag 1 0", "tracking 1", "user 1.0"])
  }

  @Test("A delegate with both spellings hears today's")
  func both() {
    let both = BothSpellings()
    map.delegate = both
    let annotation = pin(0, 0, title: "a")
    map.addAnnotation(annotation)
    map.selectAnnotation(annotation, animated: false)
    #expect(both.calls == ["today", "annotation a"])
    map.deselectAnnotation(annotation, animated: false)
    #expect(both.calls == ["today", "annotation a", "no annotation a"])
  }
}

private final class OldDelegate: NSObject, MKMapViewDelegate {
  var calls: [String] = []

  func mapView(_ mapView: MKMapView, viewForAnnotation annotation: any MKAnnotation) -> MKAnnotationView? {
    annotation is MKUserLocation ? nil : MKAnnotationView(annotation: annotation, reuseIdentifier: "old")
  }
  func mapView(_ mapView: MKMapView, rendererForOverlay overlay: any MKOverlay) -> MKOverlayRenderer {
    let renderer = MKOverlayRenderer(overlay: overlay)
    renderer.alpha = 0.5
    return renderer
  }
  func mapView(_ mapView: MKMapView, didAddAnnotationViews views: [MKAnnotationView]) {
    calls.append("views \(views.count)")
  }
  func mapView(_ mapView: MKMapView, didAddOverlayRenderers renderers: [MKOverlayRenderer]) {
    calls.append("renderers \(renderers.count)")
  }
  func mapView(_ mapView: MKMapView, didSelectAnnotationView view: MKAnnotationView) { calls.append("select") }
  func mapView(_ mapView: MKMapView, didDeselectAnnotationView view: MKAnnotationView) { calls.append("deselect") }
  func mapView(_ mapView: MKMapView, didUpdateUserLocation userLocation: MKUserLocation) {
    calls.append("user \(userLocation.coordinate.latitude)")
  }
  func mapView(_ mapView: MKMapView, didChangeUserTrackingMode mode: MKUserTrackingMode, animated: Bool) {
    calls.append("tracking \(mode.rawValue)")
  }
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChangeDragState newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState
  ) {
    calls.append("drag \(newState.rawValue) \(oldState.rawValue)")
  }
}

private final class BothSpellings: NSObject, MKMapViewDelegate {
  var calls: [String] = []

  func mapView(_ mapView: MKMapView, didSelectAnnotationView view: MKAnnotationView) { calls.append("old") }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { calls.append("today") }
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
    calls.append("annotation \(annotation.title ?? "")")
  }
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
    calls.append("no annotation \(annotation.title ?? "")")
  }
}
