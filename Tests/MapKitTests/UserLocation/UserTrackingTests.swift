import MapKit
import Testing

@MainActor @Suite struct UserTrackingTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let source = SimulatedLocationSource()
  let delegate = LocatingDelegate()

  init() {
    map.delegate = delegate
    map.locationSource = source
    map.visibleMapRect = square(0, 0, side: 1000)
  }

  private func here(_ latitude: Double, _ longitude: Double) -> CLLocation {
    CLLocation(latitude: latitude, longitude: longitude)
  }

  /// Whether a place is in the middle of the map, to a millionth of a degree.
  private func isMiddle(_ latitude: Double, _ longitude: Double) -> Bool {
    let middle = map.centerCoordinate
    return isClose(middle.latitude, latitude, within: 1e-6) && isClose(middle.longitude, longitude, within: 1e-6)
  }

  @Test("V06, section 12: MKUserTrackingMode is none 0, follow 1, followWithHeading 2; a map follows nobody at first")
  func defaults() {
    let modes: [MKUserTrackingMode] = [.none, .follow, .followWithHeading]
    #expect(modes.map(\.rawValue) == [0, 1, 2])
    #expect(map.userTrackingMode == .none && map.userLocation.heading == nil)
  }

  @Test("V26: following shows the user's location and keeps it in the middle, at the scale there is")
  func follow() {
    source.send(here(10, 20))
    map.userTrackingMode = .follow
    #expect(map.showsUserLocation && delegate.modes == [.follow] && isMiddle(10, 20))
    let width = map.visibleMapRect.width
    source.send(here(10, 20.001))
    #expect(isMiddle(10, 20.001) && isClose(map.visibleMapRect.width, width, within: 1e-6))
    map.setUserTrackingMode(.none, animated: true)
    source.send(here(10, 20.002))
    #expect(isMiddle(10, 20.001) && delegate.modes == [.follow, .none] && map.showsUserLocation)
  }

  @Test("V26: a map that shows more than 5 km from side to side goes in to one, once, with the first location")
  func goesIn() {
    map.visibleMapRect = .world
    map.userTrackingMode = .follow
    #expect(map.visibleMapRect.width >= MKMapSize.world.width / 2)
    source.send(here(60, 20))
    let meters = map.visibleMapRect.width * MKMetersPerMapPointAtLatitude(60)
    #expect(isClose(meters, 1000, within: 1) && isMiddle(60, 20))
    let middle = MKMapPoint(x: map.visibleMapRect.midX, y: map.visibleMapRect.midY)
    map.visibleMapRect = MKMapRect(x: middle.x - 1e6, y: middle.y - 2e6, width: 2e6, height: 4e6)
    source.send(here(60, 20.001))
    #expect(isClose(map.visibleMapRect.width, 2e6, within: 1) && isMiddle(60, 20.001))
  }

  @Test("Showing another middle by code ends following; another scale or another size of the view does not")
  func ends() {
    source.send(here(10, 20))
    map.userTrackingMode = .follow
    map.visibleMapRect = map.visibleMapRect.insetBy(dx: 100, dy: 200)
    map.camera.altitude *= 2
    map.frame.size = CGSize(width: 300, height: 100)
    #expect(map.userTrackingMode == .follow && isMiddle(10, 20))
    map.setCenter(place(11, 21), animated: false)
    #expect(map.userTrackingMode == .none && delegate.modes == [.follow, .none])
    source.send(here(10, 20.001))
    #expect(isMiddle(11, 21))
    map.userTrackingMode = .follow
    map.camera = MKMapCamera(lookingAtCenter: place(1, 1), fromDistance: 500, pitch: 0, heading: 0)
    #expect(map.userTrackingMode == .none && isMiddle(1, 1))
  }

  @Test("Following waits for a location that is known, and ends with showing the user's location")
  func waits() {
    map.userTrackingMode = .follow
    map.setCenter(place(1, 1), animated: false)
    source.send(here(200, 0))
    #expect(map.userTrackingMode == .follow && isMiddle(1, 1))
    source.send(here(10, 20))
    #expect(isMiddle(10, 20))
    map.showsUserLocation = false
    #expect(map.userTrackingMode == .none && delegate.modes == [.follow, .none])
  }

  @Test("Following across the 180th meridian goes the short way")
  func meridian() {
    source.send(here(0, 179.999))
    map.userTrackingMode = .follow
    let before = map.visibleMapRect.midX
    source.send(here(0, -179.999))
    #expect(abs(map.visibleMapRect.midX - before) < 2000 && map.userTrackingMode == .follow)
  }

  @Test("With heading, what lies ahead is up: by true north, or by the magnetic one where that is not known")
  func heading() {
    source.send(here(10, 20))
    map.userTrackingMode = .followWithHeading
    source.send(CLHeading(magneticHeading: 80, trueHeading: 90))
    #expect(map.camera.heading == 90 && map.userLocation.heading?.magneticHeading == 80 && isMiddle(10, 20))
    source.send(CLHeading(magneticHeading: 70))
    #expect(map.camera.heading == 70)
    source.send(CLHeading(magneticHeading: 1, headingAccuracy: -1))
    #expect(map.camera.heading == 70 && map.userTrackingMode == .followWithHeading)
    map.userTrackingMode = .follow
    #expect(map.userLocation.heading == nil)
    source.send(CLHeading(magneticHeading: 5))
    #expect(map.camera.heading == 70 && map.userLocation.heading == nil)
  }
}
