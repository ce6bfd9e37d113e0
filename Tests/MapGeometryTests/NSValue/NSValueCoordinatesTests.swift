import MapGeometry
import Testing

@Suite("Coordinates in NSValue")
struct NSValueCoordinatesTests {
  @Test("R19: a coordinate comes back from its box")
  func coordinate() {
    let box = NSValue(mkCoordinate: CLLocationCoordinate2D(latitude: 37.5, longitude: -122.25))
    #expect(box.mkCoordinateValue.latitude == 37.5)
    #expect(box.mkCoordinateValue.longitude == -122.25)
  }

  @Test("R19: a span comes back from its box")
  func span() {
    let box = NSValue(mkCoordinateSpan: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 720))
    #expect(box.mkCoordinateSpanValue.latitudeDelta == 0.5)
    #expect(box.mkCoordinateSpanValue.longitudeDelta == 720)
  }

  @Test("Boxes of equal coordinates are equal")
  func equality() {
    let coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    #expect(NSValue(mkCoordinate: coordinate) == NSValue(mkCoordinate: coordinate))
    #expect(NSValue(mkCoordinate: coordinate) != NSValue(mkCoordinate: CLLocationCoordinate2D()))
  }

  @Test("Reading a coordinate from a box of something else is a programmer error")
  func otherBox() async {
    await #expect(processExitsWith: .failure) {
      _ = NSNumber(value: 1).mkCoordinateValue
    }
  }
}
