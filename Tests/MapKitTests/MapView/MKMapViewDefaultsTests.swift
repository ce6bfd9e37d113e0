import MapKit
import Testing

@MainActor @Suite struct MKMapViewDefaultsTests {
  let map = MKMapView()

  @Test("V02: a map is a standard map at first")
  func mapType() { #expect(map.mapType == .standard && map.mapType.rawValue == 0) }

  @Test("V03: a compass is shown, no scale, and not the user's location")
  func controls() {
    #expect(map.showsCompass && !map.showsScale && !map.showsUserLocation)
    map.showsCompass = false
    map.showsScale = true
    #expect(!map.showsCompass && map.showsScale)
  }
}
