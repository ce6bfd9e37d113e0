import Testing

@testable import CoreLocation

@Suite("The two ways to a distance")
struct EllipsoidTests {
  @Test(
    "Vincenty's formula and the search for the azimuth agree to 0.1 mm",
    arguments: [
      (40.7, -73.8, 33.9, -118.1), (51.1, 16.9, 52.2, 20.9), (-33.9, 151.2, 64.1, -21.9), (10, 20, -60, 21),
      (89, 0, 88, 180), (5, 0, -3, 170), (0, 0, 1, 90),
    ])
  func agree(latitude1: Double, longitude1: Double, latitude2: Double, longitude2: Double) throws {
    let ellipsoid = Ellipsoid.wgs84
    let pair = GeodesicPair(
      CLLocationCoordinate2D(latitude: latitude1, longitude: longitude1),
      CLLocationCoordinate2D(latitude: latitude2, longitude: longitude2), flattening: ellipsoid.flattening)
    let vincenty = try #require(ellipsoid.vincentyDistance(of: pair))
    #expect(abs(vincenty - ellipsoid.azimuthSearchDistance(of: pair)) < 0.0001)
  }

  @Test("Vincenty's formula gives up on nearly opposite points")
  func opposite() {
    let pair = GeodesicPair(
      CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 0.5, longitude: 179.7),
      flattening: Ellipsoid.wgs84.flattening)
    #expect(Ellipsoid.wgs84.vincentyDistance(of: pair) == nil)
  }

  @Test("Along the equator the line is the equator until just before the opposite point")
  func equator() {
    let ellipsoid = Ellipsoid.wgs84
    let lastLongitude = (1 - ellipsoid.flattening) * 180
    for longitude in [1, 90, 179, lastLongitude, lastLongitude.nextDown, lastLongitude.nextUp] {
      let distance = ellipsoid.distance(
        from: CLLocationCoordinate2D(latitude: 0, longitude: 0),
        to: CLLocationCoordinate2D(latitude: 0, longitude: longitude))
      #expect(abs(distance - ellipsoid.equatorialRadius * longitude * .pi / 180) < 0.0001)
    }
  }

  @Test("The polar radius follows from the flattening")
  func polarRadius() {
    #expect(abs(Ellipsoid.wgs84.polarRadius - 6_356_752.314245) < 0.000001)
  }
}
