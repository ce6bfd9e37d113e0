import MapKit

final class Style: NSObject, MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    let renderer = MKPolylineRenderer(overlay: overlay)
    (renderer.strokeColor, renderer.lineWidth) = (.systemBlue, 4)
    return renderer
  }
}
let (style, map, vienna) = (Style(), MKMapView(), MKPointAnnotation())
(map.frame, map.delegate) = (CGRect(x: 0, y: 0, width: 640, height: 320), style)
let stations = [
  (48.8768, 2.3591), (48.5850, 7.7350), (48.1402, 11.5580), (48.1964, 16.3378), (47.5004, 19.0836),
  (44.4469, 26.0739), (43.2141, 27.9147), (41.0155, 28.9770),
].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
map.addOverlay(MKPolyline(coordinates: stations, count: stations.count))
(vienna.coordinate, vienna.title, vienna.subtitle) = (stations[3], "Vienna", "On the way from Paris to Istanbul")
map.addAnnotation(vienna)
map.region = MKCoordinateRegion(
  center: CLLocationCoordinate2D(latitude: 46.3, longitude: 15.7),
  span: MKCoordinateSpan(latitudeDelta: 14, longitudeDelta: 30))
map.selectAnnotation(vienna, animated: false)
let options = MKMapSnapshotter.Options()
(options.mapView, options.size, options.scale) = (map, map.frame.size, 2)
try await MKMapSnapshotter(options: options).data(as: .png).write(to: URL(fileURLWithPath: "express.png"))
