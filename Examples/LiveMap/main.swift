import MapDisplay

final class JourneyController: UIViewController, MKMapViewDelegate {
  private let map = MKMapView()

  override func loadView() { view = map }

  override func viewDidLoad() {
    title = "Paris to Istanbul"
    map.delegate = self
    let stations = [
      ("Paris", 48.8768, 2.3591), ("Strasbourg", 48.5850, 7.7350), ("Munich", 48.1402, 11.5580),
      ("Vienna", 48.1964, 16.3378), ("Budapest", 47.5004, 19.0836), ("Bucharest", 44.4469, 26.0739),
      ("Varna", 43.2141, 27.9147), ("Istanbul", 41.0155, 28.9770),
    ].map { name, latitude, longitude in
      let station = MKPointAnnotation()
      station.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      station.title = name
      return station
    }
    let line = MKPolyline(coordinates: stations.map(\.coordinate), count: stations.count)
    map.addOverlay(line)
    map.addAnnotations(stations)
    map.setVisibleMapRect(
      line.boundingMapRect, edgePadding: UIEdgeInsets(top: 80, left: 40, bottom: 60, right: 40), animated: false)
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    let renderer = MKPolylineRenderer(overlay: overlay)
    (renderer.strokeColor, renderer.lineWidth) = (.systemBlue, 4)
    return renderer
  }
}

let journey = MapApplication(name: "Journey") { UINavigationController(rootViewController: JourneyController()) }
exit(await journey.run())
