import Foundation
import MapDisplay

final class Style: NSObject, MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    let renderer = MKPolylineRenderer(overlay: overlay)
    (renderer.strokeColor, renderer.lineWidth) = (.systemBlue, 7)
    return renderer
  }
}

let style = Style()

@MainActor func makeMap() -> MKMapView {
  let (map, rialto) = (MKMapView(), MKPointAnnotation())
  map.delegate = style
  let canal = [
    (45.4378, 12.3190), (45.4410, 12.3213), (45.4424, 12.3280), (45.4407, 12.3338), (45.4381, 12.3359),
    (45.4340, 12.3305), (45.4335, 12.3268), (45.4316, 12.3289), (45.4313, 12.3360), (45.4331, 12.3400),
  ].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
  map.addOverlay(MKPolyline(coordinates: canal, count: canal.count))
  (rialto.coordinate, rialto.title, rialto.subtitle) = (canal[4], "Rialto", "On the Grand Canal")
  map.addAnnotation(rialto)
  let middle = CLLocationCoordinate2D(latitude: 45.4369, longitude: 12.3300)
  map.region = MKCoordinateRegion(center: middle, latitudinalMeters: 1700, longitudinalMeters: 3400)
  return map
}

exit(await MapApplication(name: "Venice", map: makeMap).run())
