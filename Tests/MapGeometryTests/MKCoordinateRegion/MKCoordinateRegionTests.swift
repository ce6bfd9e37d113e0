import MapGeometry
import Testing

@Suite("Coordinate regions")
struct MKCoordinateRegionTests {
  @Test("The empty initialiser gives zeros and the members can be set")
  func members() {
    var region = MKCoordinateRegion()
    #expect(region.center.latitude == 0 && region.center.longitude == 0)
    #expect(region.span.latitudeDelta == 0 && region.span.longitudeDelta == 0)
    region.center.latitude = 1
    region.span.longitudeDelta = 2
    #expect(region.center.latitude == 1 && region.span.longitudeDelta == 2)
  }

  @Test("G15: a region is not Equatable")
  func notEquatable() {
    #expect(!isEquatable(MKCoordinateRegion()))
  }

  @Test("Q01: 1000 m at the equator are 0.009043695025814083 degrees of latitude")
  func latitudinalMeters() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(), latitudinalMeters: 1000, longitudinalMeters: 0)
    #expect(isClose(region.span.latitudeDelta, 0.009043695025814083, within: 1e-17))
    #expect(region.span.longitudeDelta == 0)
  }

  @Test("Q02: 2000 m are 0.017966310975031877 degrees of longitude at the equator, 0.0233882454 in Beijing")
  func longitudinalMeters() {
    let equator = MKCoordinateRegion(
      center: CLLocationCoordinate2D(), latitudinalMeters: 0, longitudinalMeters: 2000)
    #expect(isClose(equator.span.longitudeDelta, 0.017966310975031877, within: 1e-17))
    let beijing = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 39.9042, longitude: 116.4074), latitudinalMeters: 0,
      longitudinalMeters: 2000)
    #expect(isClose(beijing.span.longitudeDelta, 0.0233882454, within: 5e-11))
    #expect(beijing.center.latitude == 39.9042 && beijing.center.longitude == 116.4074)
  }

  @Test("Q03: neither initialiser checks or clamps")
  func noChecks() {
    let span = MKCoordinateSpan(latitudeDelta: -1, longitudeDelta: 0)
    let region = MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 95, longitude: 0), span: span)
    #expect(region.center.latitude == 95)
    #expect(region.span.latitudeDelta == -1 && region.span.longitudeDelta == 0)
    let metres = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 95, longitude: 0), latitudinalMeters: -1000, longitudinalMeters: 0)
    #expect(metres.center.latitude == 95)
    #expect(metres.span.latitudeDelta < 0)
  }

  @Test("Q04: the centre is the un-projected middle of the rect, the spans are those of its edges")
  func fromRect() {
    let region = MKCoordinateRegion(MKMapRect(x: 42_739_440, y: 96_012_095, width: 162_059_230, height: 15_614_904))
    #expect(isClose(region.center.latitude, 37.707426, within: 5e-7))
    #expect(isClose(region.center.longitude, -14.012762, within: 5e-7))
    #expect(isClose(region.span.latitudeDelta, 16.543982, within: 5e-7))
    #expect(isClose(region.span.longitudeDelta, 217.338363, within: 1e-6))
  }

  @Test("Q05: the world is (0, 0) with a span of 170.10225755961318 by 360 degrees")
  func world() {
    let region = MKCoordinateRegion(.world)
    #expect(region.center.latitude == 0 && region.center.longitude == 0)
    #expect(isClose(region.span.latitudeDelta, 170.10225755961318, within: 1e-13))
    #expect(region.span.longitudeDelta == 360)
  }

  @Test("Q05: the centre latitude is not half-way between the edges")
  func notTheMean() {
    let rect = MKMapRect(x: 0, y: 0, width: 10, height: MKMapSize.world.height / 2)
    let (north, south) = (rect.origin.coordinate.latitude, MKMapPoint(x: 0, y: rect.maxY).coordinate.latitude)
    #expect(MKCoordinateRegion(rect).center.latitude > (north + south) / 2 + 20)
  }

  @Test("The centre of a rect outside the world wraps, and stays within -180...180")
  func wrappedCentre() {
    let world = MKMapSize.world.width
    let middle = world / 2
    func longitude(midX: Double) -> Double {
      MKCoordinateRegion(MKMapRect(x: midX - 5, y: middle, width: 10, height: 10)).center.longitude
    }
    #expect(longitude(midX: world) == 180)
    #expect(longitude(midX: 0) == -180)
    #expect(longitude(midX: world * 1.25) == -90)
    #expect(longitude(midX: world * -0.25) == 90)
    #expect(longitude(midX: world * 7.25) == -90)
  }

  @Test("The null rect has no finite region, and asking is harmless")
  func nullRect() {
    #expect(!MKCoordinateRegion(.null).center.longitude.isFinite)
  }
}
