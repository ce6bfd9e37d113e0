import Testing

@testable import MapGeometry

@Suite("The rect that shows a region")
struct MKMapRectRegionTests {
  private func region(
    _ latitude: Double, _ longitude: Double, _ latitudeDelta: Double, _ longitudeDelta: Double
  ) -> MKCoordinateRegion {
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      span: MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta))
  }

  private func shown(_ region: MKCoordinateRegion, width: Double, height: Double) -> MKMapRect {
    MKMapRect(region).fitted(toAspectRatioOf: CGSize(width: width, height: height))
  }

  @Test("V10: 2000 m squared in 320 by 480 shows 17439.5398 map points, the longitude span exact")
  func portraitView() {
    let center = CLLocationCoordinate2D(latitude: 39.9042, longitude: 116.4074)
    let request = MKCoordinateRegion(center: center, latitudinalMeters: 2000, longitudinalMeters: 2000)
    let rect = shown(request, width: 320, height: 480)
    #expect(isClose(rect.width, 17439.5398, within: 0.00005))
    let region = MKCoordinateRegion(rect)
    #expect(isClose(region.span.longitudeDelta, 0.0233882, within: 5e-8))
    #expect(isClose(region.span.latitudeDelta, 0.0269123, within: 5e-8))
    #expect(isClose(region.center.latitude, 39.9042, within: 1e-9))
    #expect(isClose(region.center.longitude, 116.4074, within: 1e-9))
  }

  @Test("V14: a width of 41418752 map points at 320 by 480 reads back as 65.5061 degrees of latitude")
  func countryView() {
    let center = MKMapPoint(CLLocationCoordinate2D(latitude: 35.7738, longitude: 103.1836))
    let (width, height) = (41_418_752.0, 41_418_752 * 1.5)
    let rect = MKMapRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    let region = MKCoordinateRegion(rect)
    #expect(isClose(region.span.latitudeDelta, 65.5061, within: 0.00005))
    #expect(isClose(region.span.longitudeDelta, 55.5469, within: 0.00005))
    let back = MKMapRect(region)
    #expect(isClose(back.width, width, within: 0.001))
    #expect(isClose(back.height, height, within: 0.001))
  }

  @Test(
    "D04: the smallest region of the view's aspect that contains the request",
    arguments: [
      (320.0, 320.0, 0.065189, 0.096862), (320, 480, 0.067959, 0.067318), (375, 667, 0.080584, 0.067318),
    ])
  func smallestRegion(width: Double, height: Double, latitudeDelta: Double, longitudeDelta: Double) {
    let region = MKCoordinateRegion(
      shown(self.region(47.7002, -122.367109, 0.065189, 0.067318), width: width, height: height))
    #expect(isClose(region.span.latitudeDelta, latitudeDelta, within: 5e-7))
    #expect(isClose(region.span.longitudeDelta, longitudeDelta, within: 5e-7))
    #expect(isClose(region.center.latitude, 47.7002, within: 1e-9))
    #expect(isClose(region.center.longitude, -122.367109, within: 1e-9))
  }

  @Test("D06: in a square view the latitude span of 1000 m is exact and the centre too")
  func squareView() {
    let center = CLLocationCoordinate2D(latitude: 37.3326, longitude: -122.0303)
    let request = MKCoordinateRegion(center: center, latitudinalMeters: 1000, longitudinalMeters: 1000)
    #expect(isClose(request.span.latitudeDelta, 0.009010319, within: 5e-10))
    #expect(isClose(request.span.longitudeDelta, 0.011283824, within: 5e-10))
    let region = MKCoordinateRegion(shown(request, width: 300, height: 300))
    #expect(isClose(region.span.latitudeDelta, 0.009010319, within: 5e-10))
    #expect(region.span.longitudeDelta > request.span.longitudeDelta)
    #expect(isClose(region.center.latitude, 37.3326, within: 1e-9))
    #expect(isClose(region.center.longitude, -122.0303, within: 1e-9))
  }

  @Test(
    "A region comes back from its rect", arguments: [-84.0, -60, -1, 0, 1, 37, 60, 84], [1e-5, 0.1, 10, 90])
  func roundTrip(latitude: Double, latitudeDelta: Double) {
    let region = MKCoordinateRegion(MKMapRect(self.region(latitude, 20, latitudeDelta, 3)))
    #expect(isClose(region.center.latitude, latitude, within: 1e-9))
    #expect(isClose(region.center.longitude, 20, within: 1e-9))
    #expect(isClose(region.span.latitudeDelta, latitudeDelta, within: 1e-9))
    #expect(isClose(region.span.longitudeDelta, 3, within: 1e-9))
  }

  @Test("The whole world comes back as the world rect")
  func world() {
    let rect = MKMapRect(MKCoordinateRegion(.world))
    #expect(isClose(rect.origin.x, 0, within: 0.001) && isClose(rect.origin.y, 0, within: 0.001))
    #expect(rect.width == MKMapSize.world.width)
    #expect(isClose(rect.height, MKMapSize.world.height, within: 0.001))
  }

  @Test("The height stops at the world's")
  func tallest() {
    let rect = MKMapRect(region(60, 0, 180, 360))
    #expect(rect.height == MKMapSize.world.height)
    #expect(isClose(rect.midY, MKMapPoint(CLLocationCoordinate2D(latitude: 60, longitude: 0)).y, within: 0.001))
  }

  @Test("A centre beyond 85 degrees counts as 85 degrees", arguments: [85.5, 90])
  func polarCentre(latitude: Double) {
    let (rect, limit) = (MKMapRect(region(latitude, 0, 2, 2)), MKMapRect(region(85, 0, 2, 2)))
    #expect(isClose(rect.midY, limit.midY, within: 0.001))
    #expect(isClose(rect.height, limit.height, within: 0.001))
  }

  @Test("A span of 0 is legal: the other one controls, and two zeros give a point")
  func zeroSpan() {
    let flat = shown(region(50, 8, 1, 0), width: 200, height: 100)
    #expect(isClose(MKCoordinateRegion(flat).span.latitudeDelta, 1, within: 1e-9))
    #expect(flat.width == 2 * flat.height)
    let point = shown(region(50, 8, 0, 0), width: 200, height: 100)
    #expect(point.width == 0 && point.height == 0 && !point.isNull)
  }

  @Test("A region across the 180th meridian gives a rect past the edge of the world")
  func acrossTheMeridian() {
    let rect = MKMapRect(region(0, 179, 4, 4))
    #expect(rect.spans180thMeridian)
    #expect(isClose(MKCoordinateRegion(rect).center.longitude, 179, within: 1e-9))
  }

  @Test("V16: an invalid region gives the null rect")
  func invalid() {
    #expect(MKMapRect(region(0, 0, 181, 361)).isNull)
    #expect(MKMapRect(region(120.2, 30.27, 1, 1)).isNull)
    #expect(MKMapRect(region(.nan, 0, 1, 1)).isNull)
    #expect(MKMapRect(region(0, 0, .nan, 1)).isNull)
  }
}
