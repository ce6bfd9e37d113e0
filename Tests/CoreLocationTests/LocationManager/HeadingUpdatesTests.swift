import CoreLocation
import Testing

@Suite struct HeadingUpdatesTests {
  private let manager = CLLocationManager()
  private let source = SimulatedLocationSource()
  private let recorder = HeadingRecorder()

  init() {
    manager.source = source
    manager.delegate = recorder
  }

  private func send(_ degrees: Double...) {
    for heading in degrees { source.send(CLHeading(magneticHeading: heading)) }
  }

  @Test("L03: the heading filter is 1 degree, the device held upright, and no heading known at first")
  func defaults() {
    let manager = CLLocationManager()
    #expect(manager.headingFilter == 1 && manager.headingOrientation == .portrait)
    #expect(manager.headingOrientation.rawValue == 1 && manager.heading == nil)
    #expect(kCLHeadingFilterNone == -1 && CLLocationManager.headingAvailable())
  }

  @Test("Headings come between start and stop, the one there is first, and apart from locations")
  func updates() {
    send(10)
    #expect(recorder.headings.isEmpty && source.heading?.magneticHeading == 10)
    manager.startUpdatingHeading()
    manager.startUpdatingHeading()
    send(20)
    source.send(CLLocation(latitude: 1, longitude: 1))
    manager.stopUpdatingHeading()
    send(30)
    #expect(recorder.headings == [10, 20] && recorder.locations == 0)
    #expect(manager.heading?.magneticHeading == 20 && manager.location == nil)
    manager.startUpdatingLocation()
    send(40)
    #expect(recorder.headings == [10, 20] && recorder.locations == 1)
  }

  @Test("The heading filter holds back what has turned less since the last told, the short way round")
  func filter() {
    manager.headingFilter = 5
    manager.startUpdatingHeading()
    send(358, 1, 2, 3, 6, 7.9, 8)
    #expect(recorder.headings == [358, 3, 8])
    #expect(manager.heading?.magneticHeading == 8)
    manager.headingFilter = kCLHeadingFilterNone
    send(8, 8)
    #expect(recorder.headings == [358, 3, 8, 8, 8])
  }

  @Test("With the device held otherwise the side that is up is ahead; lying flat changes nothing")
  func orientation() {
    manager.headingFilter = kCLHeadingFilterNone
    manager.startUpdatingHeading()
    for orientation in [CLDeviceOrientation.portraitUpsideDown, .landscapeLeft, .faceUp, .unknown, .landscapeRight] {
      manager.headingOrientation = orientation
      send(100)
    }
    #expect(recorder.headings == [280, 190, 190, 190, 10])
    #expect(manager.headingOrientation == .landscapeRight && manager.heading?.trueHeading == -1)
  }

  @Test("A new source takes the old one's place, for headings too")
  func newSource() {
    manager.startUpdatingHeading()
    let other = SimulatedLocationSource()
    manager.source = other
    send(10)
    other.send(CLHeading(magneticHeading: 20))
    #expect(recorder.headings == [20])
  }
}

private final class HeadingRecorder: NSObject, CLLocationManagerDelegate {
  var headings: [Double] = []
  var locations = 0

  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    headings.append(newHeading.magneticHeading)
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    self.locations += locations.count
  }
}
