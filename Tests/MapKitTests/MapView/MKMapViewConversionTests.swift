import MapKit
import Testing

@MainActor @Suite struct MKMapViewConversionTests {
  private func map() -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 10, y: 20, width: 320, height: 480))
    map.region = MKCoordinateRegion(
      center: place(39.9042, 116.4074), latitudinalMeters: 2000, longitudinalMeters: 2000)
    return map
  }

  @Test("V15: the centre converts to the middle of the view, and back exactly")
  func center() {
    let map = map()
    let point = map.convert(map.centerCoordinate, toPointTo: map)
    #expect(isClose(point.x, 160, within: 1e-6) && isClose(point.y, 240, within: 1e-6))
    let back = map.convert(CGPoint(x: 160, y: 240), toCoordinateFrom: map)
    #expect(isClose(back.latitude, 39.9042, within: 1e-9) && isClose(back.longitude, 116.4074, within: 1e-9))
  }

  @Test("Points east lie to the right, points north above")
  func directions() {
    let map = map()
    #expect(map.convert(place(39.9042, 116.41), toPointTo: map).x > 160)
    #expect(map.convert(place(39.91, 116.4074), toPointTo: map).y < 240)
  }

  @Test("The region of the bounds is the map's region, and its rect the bounds")
  func bounds() {
    let map = map()
    let region = map.convert(map.bounds, toRegionFrom: map)
    #expect(isClose(region.span.longitudeDelta, map.region.span.longitudeDelta, within: 1e-9))
    let rect = map.convert(map.region, toRectTo: nil)
    #expect(isClose(rect.minX, 0, within: 1e-6) && isClose(rect.height, 480, within: 1e-6))
    #expect(
      map.convert(
        MKCoordinateRegion(center: place(100, 0), span: MKCoordinateSpan()), toRectTo: map
      ).isNull)
  }

  @Test("On a turned map what lies in the heading's direction is above the middle", arguments: [0, 37, 90, 180, 275])
  func turned(heading: Double) {
    let map = map()
    map.camera.heading = heading
    let (sine, cosine) = (sin(heading * .pi / 180), cos(heading * .pi / 180))
    let middle = MKMapPoint(map.centerCoordinate)
    let scale = 320 / map.visibleMapRect.width
    let ahead = MKMapPoint(x: middle.x + 100 / scale * sine, y: middle.y - 100 / scale * cosine)
    let point = map.convert(ahead.coordinate, toPointTo: map)
    #expect(isClose(point.x, 160, within: 1e-4) && isClose(point.y, 140, within: 1e-4))
    let back = map.convert(point, toCoordinateFrom: map)
    #expect(isClose(back.latitude, ahead.coordinate.latitude, within: 1e-9))
    #expect(isClose(back.longitude, ahead.coordinate.longitude, within: 1e-9))
  }

  @Test("A quarter turn exchanges the spans; an eighth covers the square around the corners")
  func turnedRegions() {
    let map = map()
    let upright = MKMapRect(map.convert(map.bounds, toRegionFrom: map))
    map.camera.heading = 90
    let quarter = MKMapRect(map.convert(map.bounds, toRegionFrom: map))
    #expect(isClose(quarter.width / upright.height, 1, within: 1e-6))
    #expect(isClose(quarter.height / upright.width, 1, within: 1e-6))
    map.camera.heading = 45
    let eighth = MKMapRect(map.convert(map.bounds, toRegionFrom: map))
    #expect(isClose(eighth.width / (upright.width + upright.height), 0.5.squareRoot(), within: 1e-6))
    let rect = map.convert(map.region, toRectTo: map)
    #expect(isClose(rect.midX, 160, within: 1e-2) && rect.width > 320)
  }

  @Test("Another view of the same superview has its own coordinates")
  func otherView() {
    let map = map()
    let other = UIView(frame: CGRect(x: 30, y: 50, width: 100, height: 100))
    let common = UIView(frame: CGRect(x: 7, y: 9, width: 500, height: 500))
    common.addSubview(map)
    common.addSubview(other)
    let point = map.convert(map.centerCoordinate, toPointTo: other)
    #expect(isClose(point.x, 140, within: 1e-6) && isClose(point.y, 210, within: 1e-6))
    let back = map.convert(point, toCoordinateFrom: other)
    #expect(isClose(back.longitude, 116.4074, within: 1e-9))
    let rect = map.convert(map.region, toRectTo: other)
    #expect(isClose(rect.minX, -20, within: 1e-6))
    #expect(isClose(map.convert(rect, toRegionFrom: other).center.longitude, 116.4074, within: 1e-9))
  }

  @Test("A point in the view that holds the map is that of the map moved by its frame; nil stands for the window")
  func superview() {
    let (map, screen) = (map(), UIView(frame: CGRect(x: 0, y: 44, width: 400, height: 600)))
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
    window.addSubview(screen)
    screen.addSubview(map)
    let point = map.convert(map.centerCoordinate, toPointTo: screen)
    #expect(isClose(point.x, 170, within: 1e-6) && isClose(point.y, 260, within: 1e-6))
    #expect(isClose(map.convert(map.centerCoordinate, toPointTo: window).y, 304, within: 1e-6))
    #expect(isClose(map.convert(map.centerCoordinate, toPointTo: nil).y, 304, within: 1e-6))
    #expect(isClose(map.convert(CGPoint(x: 170, y: 304), toCoordinateFrom: nil).latitude, 39.9042, within: 1e-9))
    #expect(isClose(map.convert(point, toCoordinateFrom: screen).latitude, 39.9042, within: 1e-9))
    #expect(isClose(map.convert(map.region, toRectTo: screen).minY, 20, within: 1e-6))
  }

  @Test("Across the 180th meridian the copy that is shown counts, and coordinates stay valid")
  func meridian() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    map.region = MKCoordinateRegion(
      center: place(0, -179.9), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    let point = map.convert(place(0, 179.9), toPointTo: map)
    #expect(isClose(point.x, 30, within: 0.01))
    let back = map.convert(point, toCoordinateFrom: map)
    #expect(isClose(back.longitude, 179.9, within: 1e-9))
    let rect = map.convert(
      MKCoordinateRegion(center: place(0, 179.9), span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)),
      toRectTo: map)
    #expect(isClose(rect.midX, 30, within: 0.01))
  }

  @Test("V18: before the map has a size, the region of a rectangle is an empty one at (−180, −180)")
  func regionWithoutSize() {
    let region = MKMapView(frame: .zero).convert(CGRect(x: 0, y: 0, width: 5, height: 5), toRegionFrom: nil)
    #expect(region.center.latitude == -180 && region.center.longitude == -180)
    #expect(region.span.latitudeDelta == 0 && region.span.longitudeDelta == 0)
  }
}
