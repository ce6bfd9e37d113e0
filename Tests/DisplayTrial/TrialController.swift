import MapDisplay

/// A map with what the park's app has none of: many pins, pins that are dragged, buttons in callouts, a scale, views over
/// the map, and words that look like HTML.
final class TrialController: UIViewController, MKMapViewDelegate, LinkedController {
  private let map = MKMapView()
  private let label = UILabel()
  private var count = 0

  override func viewDidLoad() {
    title = "<b>Trial</b> & \"more\""
    map.delegate = self
    map.frame = view.bounds
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    map.showsScale = true
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 10, longitude: 20), latitudinalMeters: 400_000,
      longitudinalMeters: 400_000)
    view.addSubview(map)
    label.frame = CGRect(x: 16, y: 16, width: 260, height: 24)
    label.text = "Nothing yet"
    label.backgroundColor = .white
    view.addSubview(label)
    let tap = UITapGestureRecognizer()
    tap.addAction(
      UIAction { [weak self] action in
        guard let self, let place = (action.sender as? UITapGestureRecognizer)?.location(in: self.map) else { return }
        self.label.text = "Tapped at \(Int(place.x)), \(Int(place.y))"
      })
    map.addGestureRecognizer(tap)
    add(count: 3)
  }

  private func add(count: Int) {
    map.removeAnnotations(map.annotations)
    for index in 0..<count {
      let pin = MKPointAnnotation()
      let (row, column) = (index / 25, index % 25)
      pin.coordinate = CLLocationCoordinate2D(
        latitude: 9.2 + Double(row) * 0.07, longitude: 18.6 + Double(column) * 0.11)
      pin.title = "<i>Pin \(index)</i>"
      pin.subtitle = index == 0 ? "<img src=x onerror=alert(1)>" : nil
      map.addAnnotation(pin)
    }
    self.count = count
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
    (view.canShowCallout, view.displayPriority) = (true, .required)
    view.isDraggable = annotation.title == "<i>Pin 1</i>"
    let button = UIButton(type: .detailDisclosure)
    view.rightCalloutAccessoryView = button
    return view
  }

  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {
    label.text = "More about \(view.annotation?.title ?? "")"
  }

  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {
    if newState == .none { label.text = "Let go" }
  }

  var linkItems: [URLQueryItem] { [URLQueryItem(name: "pins", value: "\(count)")] }

  func open(_ linkItems: [URLQueryItem]) {
    if let count = linkItems.first(where: { $0.name == "pins" })?.value.flatMap({ Int($0) }), (0...5000).contains(count)
    {
      add(count: count)
    }
  }
}
