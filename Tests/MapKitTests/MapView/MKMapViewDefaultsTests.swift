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

  @Test("V04: no traffic is shown, buildings and points of interest are")
  func contents() {
    #expect(!map.showsTraffic && map.showsBuildings && map.showsPointsOfInterest)
    map.showsTraffic = true
    map.showsBuildings = false
    map.showsPointsOfInterest = false
    #expect(map.showsTraffic && !map.showsBuildings && !map.showsPointsOfInterest)
  }
}
