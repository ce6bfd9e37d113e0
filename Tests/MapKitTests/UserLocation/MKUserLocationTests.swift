import Testing

@testable import MapKit

@MainActor @Suite struct MKUserLocationTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let source = SimulatedLocationSource()
  let delegate = LocatingDelegate()

  init() {
    map.delegate = delegate
    map.visibleMapRect = square(10, 20, side: 1000)
    map.locationSource = source
  }

  private func here(_ latitude: Double = 10, _ longitude: Double = 20) -> CLLocation {
    CLLocation(latitude: latitude, longitude: longitude)
  }

  @Test("V03: a map does not show the user's location; the annotation knows no place")
  func defaults() {
    let map = MKMapView()
    #expect(!map.showsUserLocation && map.locationSource == nil && !map.isUserLocationVisible)
    #expect(map.userLocation.location == nil && !map.userLocation.isUpdating)
    #expect(!CLLocationCoordinate2DIsValid(map.userLocation.coordinate))
    #expect(map.userLocation.title == "Current Location" && map.userLocation.subtitle == nil)
    #expect(map.userLocation === map.userLocation)
  }

  @Test("Without a source nothing shows")
  func noSource() async throws {
    map.locationSource = nil
    map.showsUserLocation = true
    #expect(map.annotations.isEmpty && !map.userLocation.isUpdating)
    #expect(delegate.errors == [CLError(.locationUnknown)])
    #expect(try await map.snapshot().image.pixel(50, 50) == .ground)
    source.send(here())
    map.locationSource = source
    #expect(map.annotations.count == 1 && map.userLocation.isUpdating)
    map.locationSource = nil
    #expect(map.annotations.isEmpty && !map.userLocation.isUpdating && !map.isUserLocationVisible)
  }

  @Test("V32: nil for the user's location gives the blue dot, on the place; it follows the source")
  func dot() async throws {
    map.showsUserLocation = true
    #expect(map.annotations.isEmpty)
    source.send(here())
    let blue = Pixel(red: 0, green: 122, blue: 255, alpha: 255)
    #expect(try await map.snapshot().image.pixel(50, 50) == blue)
    #expect(map.view(for: map.userLocation) is MKUserLocationView && map.isUserLocationVisible)
    let east = MKMapPoint(x: MKMapPoint(place(10, 20)).x + 300, y: MKMapPoint(place(10, 20)).y).coordinate
    source.send(here(east.latitude, east.longitude))
    let moved = try await map.snapshot().image
    #expect(try moved.pixel(80, 50) == blue)
    #expect(try moved.pixel(50, 50) == .ground)
    source.send(here(50, 50))
    #expect(!map.isUserLocationVisible)
  }

  @Test("V32: the delegate may give the user's location another view")
  func ownView() async throws {
    delegate.view = MKPinAnnotationView(annotation: nil, reuseIdentifier: nil)
    map.showsUserLocation = true
    source.send(here())
    _ = try await map.snapshot()
    #expect(map.view(for: map.userLocation) is MKPinAnnotationView)
  }

  @Test("V36: annotations holds the user's location while it is shown; removing all annotations leaves it")
  func annotations() {
    map.addAnnotation(pin(10, 20))
    map.showsUserLocation = true
    source.send(here())
    #expect(map.annotations.contains { $0 is MKUserLocation } && map.annotations.count == 2)
    map.removeAnnotations(map.annotations)
    #expect(map.annotations.count == 1)
    map.removeAnnotation(map.userLocation)
    #expect(map.annotations.count == 1)
    map.showsUserLocation = false
    #expect(map.annotations.isEmpty && !map.userLocation.isUpdating)
    source.send(here())
    #expect(map.annotations.isEmpty)
  }

  @Test("L04: a location of negative accuracy, or that is not valid, takes the dot off until there is a good one")
  func invalid() {
    map.showsUserLocation = true
    source.send(here())
    source.send(
      CLLocation(
        coordinate: place(10, 20), altitude: 0, horizontalAccuracy: -1, verticalAccuracy: -1, timestamp: Date()))
    #expect(map.annotations.isEmpty)
    source.send(here())
    #expect(map.annotations.count == 1)
    source.send(here(200, .nan))
    #expect(map.annotations.isEmpty && !map.isUserLocationVisible)
  }

  @Test("The delegate is told that locating starts, of each location, and that it ends")
  func delegateCalls() {
    map.showsUserLocation = true
    map.showsUserLocation = true
    source.send(here(1, 2))
    source.send(here(3, 4))
    map.showsUserLocation = false
    #expect(delegate.calls == ["start", "1.0", "3.0", "stop"])
  }

  @Test("Another source takes the first one's place; a map that is gone is not told")
  func sources() {
    map.showsUserLocation = true
    let other = SimulatedLocationSource()
    map.locationSource = other
    source.send(here(1, 1))
    #expect(map.annotations.isEmpty)
    other.send(here(2, 2))
    #expect(map.userLocation.coordinate.latitude == 2)
    weak var gone: MKMapView?
    do {
      let short = MKMapView()
      gone = short
      short.locationSource = other
      short.showsUserLocation = true
    }
    other.send(here(3, 3))
    #expect(gone == nil)
  }
}

@MainActor final class LocatingDelegate: NSObject, MKMapViewDelegate {
  var calls: [String] = []
  var errors: [CLError] = []
  /// The tracking modes that the delegate was told of.
  var modes: [MKUserTrackingMode] = []
  var view: MKAnnotationView?

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { view }
  func mapViewWillStartLocatingUser(_ mapView: MKMapView) { calls.append("start") }
  func mapViewDidStopLocatingUser(_ mapView: MKMapView) { calls.append("stop") }
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
    calls.append("\(userLocation.coordinate.latitude)")
  }
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
    if let error = error as? CLError { errors.append(error) }
  }
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) { modes.append(mode) }
}
