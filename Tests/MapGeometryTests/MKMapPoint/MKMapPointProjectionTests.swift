import Testing

@testable import MapGeometry

@Suite("The projection")
struct MKMapPointProjectionTests {
  private func point(_ latitude: Double, _ longitude: Double) -> MKMapPoint {
    MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
  }

  @Test("G02: the origin is the north-west corner and (0, 0) degrees is in the middle")
  func middle() {
    #expect(MKMapPointEqualToPoint(point(0, 0), MKMapPoint(x: 134_217_728, y: 134_217_728)))
    #expect(point(0, -180).x == 0)
    #expect(point(0, 180).x == 268_435_456)
    #expect(point(10, 0).y < point(-10, 0).y)
  }

  @Test("G03: a map point is a pixel of 256-pixel tiles at zoom level 20")
  func pixels() {
    #expect(MKMapSize.world.width == 256 * 1_048_576)
  }

  @Test("G04: x grows by 745654.0444 map points per degree of longitude")
  func longitude() {
    #expect(isClose(point(40, 11).x - point(40, 10).x, 745654.0444, within: 0.00005))
  }

  @Test("G05: y follows the spherical Mercator formula")
  func mercator() {
    let beijing = point(39.9042, 116.4074)
    #expect(isClose(beijing.x, 221017376.6133, within: 0.0001))
    #expect(isClose(beijing.y, 101717253.5473, within: 0.0001))
    let sydney = point(-33.8688, 151.2093)
    #expect(isClose(sydney.x, 246967554.1026, within: 0.0001))
    #expect(isClose(sydney.y, 161086037.1624, within: 0.0001))
  }

  @Test("G06: latitudes from 85 to 90 degrees project to one y", arguments: [85, 85.0511, 88, 90])
  func clamped(latitude: Double) {
    #expect(isClose(point(latitude, 7).y, 439674.4025, within: 0.0001))
    #expect(isClose(point(latitude, 7).coordinate.latitude, 85, within: 1e-9))
    #expect(isClose(point(-latitude, 7).coordinate.latitude, -85, within: 1e-9))
  }

  @Test("G07: the inverse is not clamped")
  func inverse() {
    let corner = MKMapPoint(x: 0, y: 0).coordinate
    #expect(isClose(corner.latitude, 85.05112878, within: 5e-9))
    #expect(corner.longitude == -180)
    #expect(MKMapPoint(x: 268_435_456 * 1.5, y: 0).coordinate.longitude == 360)
    #expect(MKMapPoint(x: 0, y: -268_435_456).coordinate.latitude > 89)
  }

  @Test(
    "G08: a coordinate that is not valid projects to (-1, -1)",
    arguments: [(0.0, 190.0), (0, -190), (91, 0), (-91, 0), (-180, -180), (.infinity, 0), (0, -.infinity)])
  func invalid(latitude: Double, longitude: Double) {
    #expect(MKMapPointEqualToPoint(point(latitude, longitude), MKMapPoint(x: -1, y: -1)))
  }

  @Test("G09: NaN and infinities pass through without an error")
  func notFinite() {
    let point = point(.nan, .nan)
    #expect(point.x.isNaN && point.y.isNaN)
    #expect(point.coordinate.latitude.isNaN && point.coordinate.longitude.isNaN)
    let infinite = MKMapPoint(x: .infinity, y: .infinity).coordinate
    #expect(infinite.longitude == .infinity && infinite.latitude == -90)
  }

  @Test("Projecting and un-projecting give the coordinate back to 1e-9 degrees")
  func roundTrip() {
    for latitude in stride(from: -85.0, through: 85, by: 2.5) {
      for longitude in stride(from: -180.0, through: 180, by: 7.5) {
        let back = point(latitude, longitude).coordinate
        #expect(isClose(back.latitude, latitude, within: 1e-9))
        #expect(isClose(back.longitude, longitude, within: 1e-9))
      }
    }
  }
}
