import MapKit

final class Style: NSObject, MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    let renderer = MKPolylineRenderer(overlay: overlay)
    (renderer.strokeColor, renderer.lineWidth) = (.systemBlue, 6)
    return renderer
  }
}
let (style, map) = (Style(), MKMapView(frame: CGRect(x: 0, y: 0, width: 640, height: 320)))
map.delegate = style
let walk = [(48.8606, 2.3376), (48.8634, 2.3275), (48.8656, 2.3212), (48.8698, 2.3078), (48.8738, 2.2950)]
  .map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
map.addOverlay(MKPolyline(coordinates: walk, count: walk.count))
map.addAnnotations([MKPointAnnotation(__coordinate: walk[0], title: "Louvre", subtitle: "3.4 km to the Arc de Triomphe")])
map.region = MKCoordinateRegion(center: walk[2], latitudinalMeters: 2000, longitudinalMeters: 4000)
map.selectAnnotation(map.annotations[0], animated: false)
let options = MKMapSnapshotter.Options()
(options.mapView, options.size, options.scale) = (map, map.frame.size, 2)
try await MKMapSnapshotter(options: options).data(as: .png).write(to: URL(fileURLWithPath: "walk.png"))
