import MapKit

/// A delegate that makes what a test says and remembers what it was asked.
@MainActor final class TestDelegate: NSObject, MKMapViewDelegate {
  var makeView: (MKMapView, any MKAnnotation) -> MKAnnotationView? = { _, _ in nil }
  var makeRenderer: (any MKOverlay) -> MKOverlayRenderer = { TestDelegate.plainRenderer(for: $0) }
  var viewRequests: [any MKAnnotation] = []
  var rendererRequests: [any MKOverlay] = []
  var selections: [String] = []
  /// The old and the new state of every step of a drag.
  var drags: [String] = []
  /// The controls of callouts that were tapped, with their annotation views.
  var tapped: [(view: MKAnnotationView, control: UIControl)] = []

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    viewRequests.append(annotation)
    return makeView(mapView, annotation)
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    rendererRequests.append(overlay)
    return makeRenderer(overlay)
  }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    selections.append("+" + (view.annotation?.title ?? "?"))
  }

  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    selections.append("-" + (view.annotation?.title ?? "?"))
  }

  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {
    tapped.append((view, control))
  }

  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {
    drags.append("\(oldState.rawValue)>\(newState.rawValue)")
  }

  /// Areas filled red, lines stroked red and 4 points wide.
  static func plainRenderer(for overlay: any MKOverlay) -> MKOverlayRenderer {
    let renderer: MKOverlayPathRenderer
    switch overlay {
    case let polygon as MKPolygon: renderer = MKPolygonRenderer(polygon: polygon)
    case let circle as MKCircle: renderer = MKCircleRenderer(circle: circle)
    case let line as MKPolyline:
      renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = .red
      renderer.lineWidth = 4
      return renderer
    default: return MKOverlayRenderer(overlay: overlay)
    }
    renderer.fillColor = .red
    return renderer
  }
}
