import MapKit
import UIKit

@MainActor
final class MapCoordinator: NSObject, MKMapViewDelegate {
  private(set) var renderersAsked = 0
  private(set) var viewsAsked = 0

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    renderersAsked += 1
    switch overlay {
    case let plan as PlanOverlay:
      return PlanRenderer(overlay: plan)
    case let character as Character:
      let renderer = MKCircleRenderer(circle: character)
      renderer.fillColor = character.color
      return renderer
    case let line as MKPolyline:
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = .purple
      renderer.lineWidth = 3
      return renderer
    case let polygon as MKPolygon:
      let renderer = MKPolygonRenderer(polygon: polygon)
      renderer.fillColor = UIColor.black.withAlphaComponent(0.25)
      return renderer
    default:
      return MKOverlayRenderer()
    }
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    viewsAsked += 1
    guard annotation is Landmark else { return nil }
    return mapView.dequeueReusableAnnotationView(withIdentifier: "landmark")
      ?? LandmarkView(annotation: annotation, reuseIdentifier: "landmark")
  }
}
