import CoreLocation
import Testing

@Suite("Distances between locations")
struct CLLocationDistanceTests {
  @Test("G23: New York to Los Angeles is Apple's distance, to a millimetre (G26)")
  func newYorkLosAngeles() {
    let distance = metres(40.733458, -73.845023, 33.879322, -118.080590)
    #expect(abs(distance - 3951949.797008753) < 0.001)
  }

  @Test("G24: Wrocław to Warsaw is Apple's distance since iOS 11, to a millimetre (G26)")
  func wroclawWarsaw() {
    let distance = metres(51.1269942, 16.851781, 52.232855, 20.9211114)
    #expect(abs(distance - 307123.6866843265) < 0.001)
  }

  @Test("G21: Beijing to Shanghai is Apple's distance, to a millimetre")
  func beijingShanghai() {
    #expect(abs(metres(39.9042, 116.4074, 31.2304, 121.4737) - 1_065_846.489) < 0.001)
  }

  @Test("Distances agree with GeographicLib, opposite points and poles included", arguments: geographicLib)
  private func reference(_ row: Row) {
    #expect(abs(metres(row.0, row.1, row.2, row.3) - row.4) < 0.0002)
  }

  @Test("G27: the distance is exactly the same in both directions", arguments: geographicLib)
  private func symmetric(_ row: Row) {
    #expect(metres(row.0, row.1, row.2, row.3) == metres(row.2, row.3, row.0, row.1))
  }

  @Test("G27: altitude does not count")
  func altitude() {
    let low = CLLocation(latitude: 1, longitude: 2)
    let high = CLLocation(
      coordinate: low.coordinate, altitude: 8848, horizontalAccuracy: 0, verticalAccuracy: 0, timestamp: Date())
    #expect(low.distance(from: high) == 0)
  }

  @Test("A longitude beyond 180 degrees counts as the one it wraps to")
  func wrappedLongitude() {
    #expect(metres(10, 190, 10, -171) == metres(10, -170, 10, -171))
    #expect(metres(10, 180, -20, 180) == metres(10, -180, -20, 180))
    #expect(metres(10, 720 + 45, 10, 45) == 0)
  }

  @Test("One pole is one point, whatever the longitude")
  func pole() {
    #expect(metres(90, 0, 90, 120) == 0)
    #expect(metres(-90, -30, -90, 120) == 0)
  }

  @Test(
    "A latitude that does not exist, or a value that is no number, gives NaN",
    arguments: [
      (Double.nan, 0.0), (0, .nan), (.infinity, 0), (0, .infinity), (0, -.infinity), (90.1, 0), (-180, -180),
    ])
  func noDistance(latitude: Double, longitude: Double) {
    #expect(metres(latitude, longitude, 1, 2).isNaN)
    #expect(metres(1, 2, latitude, longitude).isNaN)
    #expect(metres(latitude, longitude, latitude, longitude).isNaN)
  }
}

private typealias Row = (Double, Double, Double, Double, Double)

/// Latitude and longitude of two points in degrees, and the distance in metres by GeographicLib 2.1.
private let geographicLib: [Row] = [
  (0.0, 0.0, 0.5, 179.7, 19944127.4208),
  (0.0, 0.0, 0.5, 179.5, 19936288.5790),
  (0.0, 0.0, 0.0, 180.0, 20003931.4586),
  (0.0, 0.0, 0.0, 179.5, 19980861.9089),
  (0.0, 0.0, 0.0, 179.3, 19959584.6992),
  (30.0, 0.0, -30.0, 180.0, 20003931.4586),
  (30.0, 0.0, -30.0, 179.9, 20003008.4215),
  (-41.32, 174.81, 40.96, -5.5, 19959679.2674),
  (90.0, 0.0, -90.0, 0.0, 20003931.4586),
  (90.0, 20.0, -90.0, 77.0, 20003931.4586),
  (0.0, 0.0, 90.0, 0.0, 10001965.7293),
  (0.0, -170.0, 0.0, 170.0, 2226389.8159),
  (10.0, 179.9, 10.0, -179.9, 21927.8725),
  (52.0, 5.0, 52.0, 5.00001, 0.6868),
  (89.999, 0.0, 89.999, 180.0, 223.3880),
  (45.0, 0.0, -45.0, 179.99999999, 20003931.4586),
]

private func metres(_ latitude1: Double, _ longitude1: Double, _ latitude2: Double, _ longitude2: Double) -> Double {
  CLLocation(latitude: latitude1, longitude: longitude1)
    .distance(from: CLLocation(latitude: latitude2, longitude: longitude2))
}
