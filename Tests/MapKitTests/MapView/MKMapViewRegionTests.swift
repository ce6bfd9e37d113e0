import MapKit
import Testing

@MainActor @Suite struct MKMapViewRegionTests {
  private func map(_ width: CGFloat, _ height: CGFloat) -> MKMapView {
    MKMapView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("A map shows the world first, with the view's aspect, as a standard map without content")
  func defaults() {
    let map = map(200, 100)
    #expect(map.visibleMapRect.midX == MKMapSize.world.width / 2)
    #expect(map.visibleMapRect.width == MKMapSize.world.width * 2)
    #expect(map.visibleMapRect.height == MKMapSize.world.height)
    #expect(map.mapType == .standard)
    #expect(map.annotations.isEmpty && map.overlays.isEmpty && map.selectedAnnotations.isEmpty)
    #expect(map.region.span.longitudeDelta == 360)
  }

  @Test("V10: 2000 m × 2000 m round Beijing in 320 × 480 points")
  func recordedRegion() {
    let map = map(320, 480)
    map.setRegion(
      MKCoordinateRegion(center: place(39.9042, 116.4074), latitudinalMeters: 2000, longitudinalMeters: 2000),
      animated: false)
    #expect(isClose(map.visibleMapRect.width, 17439.5398, within: 0.001))
    #expect(isClose(map.region.span.longitudeDelta, 0.0233882, within: 1e-7))
    #expect(isClose(map.region.span.latitudeDelta, 0.0269123, within: 1e-7))
  }

  @Test("V12: region, rect and centre agree at once")
  func agreement() {
    let map = map(320, 480)
    map.setRegion(
      MKCoordinateRegion(
        center: place(48, 11), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)), animated: true)
    #expect(isClose(map.centerCoordinate.latitude, 48, within: 1e-9))
    #expect(isClose(map.region.center.longitude, 11, within: 1e-9))
    #expect(MKMapRectEqualToRect(map.visibleMapRect, map.mapRectThatFits(map.visibleMapRect)))
    let region = MKCoordinateRegion(map.visibleMapRect)
    #expect(region.span.latitudeDelta == map.region.span.latitudeDelta)
  }

  @Test("V13: regionThatFits keeps the centre, contains the region and has the view's aspect")
  func regionThatFits() {
    let map = map(375, 667)
    let asked = MKCoordinateRegion(
      center: place(60, 10), span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 1))
    let fitted = map.regionThatFits(asked)
    #expect(isClose(fitted.center.latitude, 60, within: 1e-9))
    #expect(fitted.span.latitudeDelta >= 2 - 1e-9 && fitted.span.longitudeDelta >= 1 - 1e-9)
    map.region = asked
    #expect(isClose(map.region.span.longitudeDelta, fitted.span.longitudeDelta, within: 1e-12))
    #expect(isClose(map.visibleMapRect.width / map.visibleMapRect.height, 375.0 / 667, within: 1e-12))
  }

  @Test("V14: a rect 41418752 wide in 320 × 480 round latitude 35.7738 has a span of 65.5061 × 55.5469 degrees")
  func regionOfRect() {
    let map = map(320, 480)
    let middle = MKMapPoint(place(35.7738, 103.1836))
    let (width, height) = (41_418_752.0, 41_418_752.0 * 1.5)
    map.visibleMapRect = MKMapRect(
      x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    #expect(isClose(map.region.span.latitudeDelta, 65.5061, within: 1e-4))
    #expect(isClose(map.region.span.longitudeDelta, 55.5469, within: 1e-4))
  }

  private static let fits: [(width: CGFloat, height: CGFloat, latitude: Double?, longitude: Double?)] = [
    (320, 320, 0.065189, 0.096862), (320, 480, 0.067959, 0.067318), (375, 667, 0.080584, nil),
  ]

  @Test("D04: the smallest region with the view's aspect around what is asked, at any zoom", arguments: 0..<3)
  func noSnapping(_ index: Int) {
    let fit = Self.fits[index]
    let map = map(fit.width, fit.height)
    map.region = MKCoordinateRegion(
      center: place(47.7002, -122.367109),
      span: MKCoordinateSpan(latitudeDelta: 0.065189, longitudeDelta: 0.067318))
    if let latitude = fit.latitude { #expect(isClose(map.region.span.latitudeDelta, latitude, within: 1e-6)) }
    if let longitude = fit.longitude { #expect(isClose(map.region.span.longitudeDelta, longitude, within: 1e-6)) }
  }

  @Test("Another size shows what was asked for last, fitted anew")
  func resizing() {
    let map = map(100, 100)
    map.visibleMapRect = square(0, 0, side: 1000)
    map.frame.size = CGSize(width: 200, height: 100)
    #expect(isClose(map.visibleMapRect.width, 2000, within: 1e-6))
    map.bounds.size = CGSize(width: 100, height: 100)
    #expect(isClose(map.visibleMapRect.width, 1000, within: 1e-6))
  }

  @Test("Moving the centre keeps the scale, across the 180th meridian too")
  func center() {
    let map = map(100, 100)
    map.visibleMapRect = square(0, 179, side: 10_000_000)
    let width = map.visibleMapRect.width
    map.centerCoordinate = place(10, -179)
    #expect(map.visibleMapRect.width == width)
    #expect(isClose(map.centerCoordinate.longitude, -179, within: 1e-9))
    #expect(isClose(map.centerCoordinate.latitude, 10, within: 1e-9))
  }

  @Test("The centre of a rect past the edge of the world is a valid coordinate and can be set again")
  func centerPastTheEdge() {
    let map = map(100, 100)
    let world = MKMapSize.world.width
    map.visibleMapRect = MKMapRect(x: world - 10, y: world / 2, width: 1000, height: 1000)
    let center = map.centerCoordinate
    #expect(CLLocationCoordinate2DIsValid(center))
    #expect(isClose(center.longitude, map.region.center.longitude, within: 1e-12))
    map.setCenter(center, animated: false)
    #expect(isClose(map.centerCoordinate.longitude, center.longitude, within: 1e-9))
  }

  @Test("A rect that cannot be shown changes nothing")
  func unshowableRects() {
    let map = map(100, 100)
    map.visibleMapRect = square(0, 0, side: 1000)
    let shown = map.visibleMapRect
    for rect in [
      MKMapRect.null, MKMapRect(x: .nan, y: 0, width: 1, height: 1), MKMapRect(x: 0, y: 0, width: -1, height: 1),
      MKMapRect(x: 0, y: 0, width: .infinity, height: 1),
    ] {
      map.visibleMapRect = rect
      #expect(MKMapRectEqualToRect(map.visibleMapRect, shown))
      #expect(MKMapRectEqualToRect(map.mapRectThatFits(rect), shown))
    }
  }

  @Test("A point is shown as a small area; one huge rect does not trap")
  func extremes() {
    let map = map(100, 50)
    map.visibleMapRect = MKMapRect(x: 5000, y: 5000, width: 0, height: 0)
    #expect(map.visibleMapRect.height == 8 && map.visibleMapRect.midX == 5000)
    map.visibleMapRect = MKMapRect(x: -1e300, y: 0, width: 1e305, height: 1e305)
    #expect(map.region.span.longitudeDelta == 360)
    #expect(map.region.span.latitudeDelta <= 180)
  }

  @Test("D08: a map without area answers finite numbers and does not trap")
  func zeroFrame() {
    let map = MKMapView(frame: .zero)
    map.region = MKCoordinateRegion(
      center: place(10, 20), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    let numbers = [
      map.region.center.latitude, map.region.span.longitudeDelta, map.visibleMapRect.width,
      Double(map.convert(place(10, 20), toPointTo: nil).x),
      map.convert(CGPoint(x: 5, y: 5), toCoordinateFrom: nil).latitude,
      map.convert(CGRect(x: 0, y: 0, width: 5, height: 5), toRegionFrom: nil).span.latitudeDelta,
      Double(map.convert(map.region, toRectTo: nil).width),
    ]
    for number in numbers { #expect(number.isFinite) }
    map.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(isClose(map.centerCoordinate.latitude, 10, within: 1e-9))
  }

  @Test("Extreme aspect ratios are fitted", arguments: [(10_000.0, 1.0), (1.0, 10_000.0)])
  func extremeAspects(_ width: Double, _ height: Double) {
    let map = map(width, height)
    map.visibleMapRect = square(0, 0, side: 1000)
    #expect(isClose(map.visibleMapRect.width / map.visibleMapRect.height / (width / height), 1, within: 1e-9))
    #expect(min(map.visibleMapRect.width, map.visibleMapRect.height) >= 999.999)
  }
}
