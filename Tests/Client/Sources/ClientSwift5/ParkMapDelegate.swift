import MapKit
import UIKit

class ParkMapDelegate: NSObject, MKMapViewDelegate {
  var renderersAsked = 0
  var viewsAsked = 0
  var parkRenderer: ParkMapOverlayView?
  let parkImage: UIImage

  init(parkImage: UIImage) {
    self.parkImage = parkImage
    super.init()
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
    renderersAsked += 1
    if overlay is ParkMapOverlay {
      let renderer = ParkMapOverlayView(overlay: overlay, overlayImage: parkImage)
      parkRenderer = renderer
      return renderer
    } else if overlay is MKPolyline {
      let lineView = MKPolylineRenderer(overlay: overlay)
      lineView.strokeColor = UIColor.green
      lineView.lineWidth = 4
      return lineView
    } else if overlay is MKPolygon {
      let polygonView = MKPolygonRenderer(overlay: overlay)
      polygonView.strokeColor = UIColor.magenta
      return polygonView
    } else if let character = overlay as? Character {
      let circleView = MKCircleRenderer(overlay: character)
      circleView.strokeColor = character.color
      circleView.fillColor = character.color?.withAlphaComponent(0.5)
      return circleView
    }
    return MKOverlayRenderer()
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
    viewsAsked += 1
    guard annotation is PlaceAnnotation else { return nil }
    if let view = mapView.dequeueReusableAnnotationView(withIdentifier: "place") {
      view.annotation = annotation
      return view
    }
    let annotationView = PlaceAnnotationView(annotation: annotation, reuseIdentifier: "place")
    annotationView.canShowCallout = true
    return annotationView
  }
}
