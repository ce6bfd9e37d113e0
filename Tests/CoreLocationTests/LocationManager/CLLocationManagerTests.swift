import Testing

@testable import CoreLocation

@Suite struct CLLocationManagerTests {
  private let manager = CLLocationManager()
  private let source = SimulatedLocationSource()
  private let recorder = LocationRecorder()

  init() {
    manager.source = source
    manager.delegate = recorder
  }

  @Test("L02: the constants of accuracy, and the filter that lets all through")
  func constants() {
    #expect(kCLLocationAccuracyBestForNavigation == -2 && kCLLocationAccuracyBest == -1)
    #expect(kCLLocationAccuracyNearestTenMeters == 10 && kCLLocationAccuracyHundredMeters == 100)
    #expect(kCLLocationAccuracyKilometer == 1000 && kCLLocationAccuracyThreeKilometers == 3000)
    #expect(abs(kCLLocationAccuracyReduced - 6_380_000) < 10_000 && kCLDistanceFilterNone == -1)
  }

  @Test("L03: a manager is as exact as can be, filters nothing, and knows no location")
  func defaults() {
    let manager = CLLocationManager()
    #expect(manager.desiredAccuracy == kCLLocationAccuracyBest && manager.distanceFilter == kCLDistanceFilterNone)
    #expect(manager.location == nil && manager.source == nil && manager.delegate == nil)
    #expect(manager.authorizationStatus == .notDetermined && CLLocationManager.locationServicesEnabled())
  }

  @Test("Section 12: CLAuthorizationStatus counts from notDetermined 0 to authorizedWhenInUse 4")
  func authorizationValues() {
    let all: [CLAuthorizationStatus] = [.notDetermined, .restricted, .denied, .authorizedAlways, .authorizedWhenInUse]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("Locations come between start and stop, the one there is first")
  func updates() {
    source.send(CLLocation(latitude: 1, longitude: 1))
    #expect(recorder.latitudes.isEmpty)
    manager.startUpdatingLocation()
    manager.startUpdatingLocation()
    source.send(CLLocation(latitude: 2, longitude: 2))
    manager.stopUpdatingLocation()
    source.send(CLLocation(latitude: 3, longitude: 3))
    #expect(recorder.latitudes == [1, 2])
    #expect(manager.location?.coordinate.latitude == 2)
  }

  @Test("The distance filter holds back what is nearer to the last told than it says, in metres")
  func filter() {
    manager.distanceFilter = 1000
    manager.startUpdatingLocation()
    for latitude in [0, 0.005, 0.01, 0.0145, 0.02] { source.send(CLLocation(latitude: latitude, longitude: 0)) }
    // 0.01 degrees are 1,106 m.
    #expect(recorder.latitudes == [0, 0.01, 0.02])
    #expect(manager.location?.coordinate.latitude == 0.02)
  }

  @Test("requestLocation tells the latest location, or the error locationUnknown")
  func request() {
    manager.requestLocation()
    #expect(recorder.errors == [CLError(.locationUnknown)] && CLError(.locationUnknown).errorCode == 0)
    source.send(CLLocation(latitude: 5, longitude: 0))
    manager.requestLocation()
    #expect(recorder.latitudes == [5] && recorder.errors.count == 1)
  }

  @Test("Setting a source authorizes, asking tells what there is, and a new source takes the old one's place")
  func authorization() {
    #expect(manager.authorizationStatus == .authorizedWhenInUse)
    manager.requestWhenInUseAuthorization()
    manager.requestAlwaysAuthorization()
    #expect(recorder.statuses == [.authorizedWhenInUse, .authorizedWhenInUse] && recorder.authorizationChanges == 2)
    manager.startUpdatingLocation()
    let other = SimulatedLocationSource()
    manager.source = other
    source.send(CLLocation(latitude: 1, longitude: 0))
    other.send(CLLocation(latitude: 2, longitude: 0))
    #expect(recorder.latitudes == [2])
    manager.source = nil
    #expect(recorder.statuses.last == .notDetermined)
  }

  @Test("A manager that is gone is told no more")
  func lifetime() {
    var short: CLLocationManager? = CLLocationManager()
    short?.source = source
    short?.startUpdatingLocation()
    weak let gone = short
    short = nil
    source.send(CLLocation(latitude: 1, longitude: 0))
    #expect(gone == nil)
  }

  @Test("That there is no source is said once")
  func notice() {
    let lines = Lines()
    let notice = SingleNotice("no source") { lines.add($0) }
    notice.say()
    notice.say()
    #expect(lines.all == ["no source"])
  }
}

private final class LocationRecorder: NSObject, CLLocationManagerDelegate {
  var latitudes: [Double] = []
  var errors: [CLError] = []
  var statuses: [CLAuthorizationStatus] = []
  var authorizationChanges = 0

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    latitudes += locations.map(\.coordinate.latitude)
  }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    if let error = error as? CLError { errors.append(error) }
  }
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { authorizationChanges += 1 }
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    statuses.append(status)
  }
}

/// `@unchecked Sendable`: used by one thread in these tests.
private final class Lines: @unchecked Sendable {
  private(set) var all: [String] = []
  func add(_ line: String) { all.append(line) }
}
