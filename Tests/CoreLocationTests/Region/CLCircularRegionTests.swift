import CoreLocation
import Testing

@Suite("Circular regions")
struct CLCircularRegionTests {
  private let center = CLLocationCoordinate2D(latitude: 60, longitude: 179.999)

  @Test("Q07: a region wants both notifications and keeps what it is given")
  func defaults() {
    let region = CLCircularRegion(center: center, radius: 100, identifier: "park")
    #expect(region.notifyOnEntry && region.notifyOnExit)
    #expect(region.identifier == "park")
    #expect(region.radius == 100)
    #expect(region.center.latitude == 60 && region.center.longitude == 179.999)
    region.notifyOnEntry = false
    region.notifyOnExit = false
    #expect(!region.notifyOnEntry && !region.notifyOnExit)
  }

  @Test("Q07: contains measures along the ellipsoid, across the 180th meridian too")
  func contains() {
    let east = CLLocationCoordinate2D(latitude: 60, longitude: -179.999)
    let metres = CLLocation(latitude: 60, longitude: 179.999)
      .distance(from: CLLocation(latitude: 60, longitude: -179.999))
    #expect(metres > 111 && metres < 112)
    #expect(CLCircularRegion(center: center, radius: metres, identifier: "").contains(east))
    #expect(!CLCircularRegion(center: center, radius: metres.nextDown, identifier: "").contains(east))
  }

  @Test("Q07: a negative radius contains nothing, a zero radius the centre")
  func smallRadii() {
    #expect(!CLCircularRegion(center: center, radius: -1, identifier: "").contains(center))
    #expect(!CLCircularRegion(center: center, radius: .nan, identifier: "").contains(center))
    #expect(CLCircularRegion(center: center, radius: 0, identifier: "").contains(center))
  }

  @Test("A coordinate that is not valid is in no region")
  func invalidCoordinate() {
    let world = CLCircularRegion(center: center, radius: .infinity, identifier: "")
    #expect(!world.contains(kCLLocationCoordinate2DInvalid))
    #expect(!world.contains(CLLocationCoordinate2D(latitude: .nan, longitude: 0)))
  }
}
