import MapGeometry
import Testing

@Suite("Rects across the 180th meridian")
struct MKMapRectMeridianTests {
  private let world = MKMapSize.world.width

  /// The rect from a south-west to a north-east corner that lies east of it across the meridian.
  private func unitedStates() -> MKMapRect {
    let southWest = MKMapPoint(CLLocationCoordinate2D(latitude: 18.911, longitude: 172.455))
    let northEast = MKMapPoint(CLLocationCoordinate2D(latitude: 71.390, longitude: -66.945))
    return MKMapRect(
      x: southWest.x, y: northEast.y, width: northEast.x + world - southWest.x, height: southWest.y - northEast.y)
  }

  @Test("R15: a rect spans the meridian when part of it lies left or right of the world")
  func spans() {
    #expect(!MKMapRect().spans180thMeridian)
    #expect(!MKMapRect.world.spans180thMeridian)
    #expect(MKMapRect(x: -100, y: 0, width: world + 200, height: 10).spans180thMeridian)
    #expect(MKMapRect(x: 90, y: 90, width: .infinity, height: 10).spans180thMeridian)
    #expect(MKMapRect(x: -1, y: 0, width: 2, height: 1).spans180thMeridian)
    #expect(MKMapRect(x: world - 1, y: 0, width: 2, height: 1).spans180thMeridian)
    #expect(!MKMapRect(x: world - 2, y: 0, width: 2, height: 1).spans180thMeridian)
    #expect(!MKMapRect.null.spans180thMeridian)
    #expect(!MKMapRect(x: .nan, y: 0, width: 1, height: 1).spans180thMeridian)
  }

  @Test("R16: a rect wholly outside the world does not span the meridian, yet has a remainder")
  func outside() {
    let left = MKMapRect(x: -90, y: -90, width: 90, height: 90)
    #expect(!left.spans180thMeridian)
    #expect(isRect(left.remainder, 268_435_366, -90, 90, 90))
    let right = MKMapRect(x: world, y: 5, width: 90, height: 90)
    #expect(!right.spans180thMeridian)
    #expect(isRect(right.remainder, 0, 5, 90, 90))
  }

  @Test("R17: the remainder is the part outside, wrapped into the world")
  func remainder() {
    #expect(MKMapRect().remainder.isNull)
    #expect(MKMapRect.world.remainder.isNull)
    #expect(MKMapRect.null.remainder.isNull)
    #expect(MKMapRect(x: .nan, y: 0, width: 1, height: 1).remainder.isNull)
    #expect(isRect(MKMapRect(x: -30, y: 7, width: 50, height: 8).remainder, world - 30, 7, 30, 8))
    #expect(isRect(MKMapRect(x: world - 20, y: 7, width: 50, height: 8).remainder, 0, 7, 30, 8))
  }

  @Test("A remainder several worlds away comes back into the world")
  func farRemainder() {
    #expect(isRect(MKMapRect(x: -3 * world - 30, y: 7, width: 20, height: 8).remainder, world - 30, 7, 20, 8))
    #expect(isRect(MKMapRect(x: 4 * world + 10, y: 7, width: 20, height: 8).remainder, 10, 7, 20, 8))
  }

  @Test("Of a rect past both edges the remainder is the part on the left")
  func pastBothEdges() {
    #expect(isRect(MKMapRect(x: -100, y: 0, width: world + 300, height: 1).remainder, world - 100, 0, 100, 1))
    #expect(MKMapRect(x: 90, y: 0, width: .infinity, height: 1).remainder.width == .infinity)
  }

  @Test("R18, D03: the rect of the United States runs past the right edge and wraps")
  func acrossTheMeridian() {
    let rect = unitedStates()
    #expect(isClose(rect.origin.x, 262_809_496.2347, within: 0.0001))
    #expect(isClose(rect.width, 89_925_877.76, within: 0.01))
    #expect(rect.spans180thMeridian)
    #expect(isClose(rect.remainder.width, 84_299_917.9947, within: 0.0001))
    #expect(rect.remainder.minX == 0)
    let region = MKCoordinateRegion(rect)
    #expect(isClose(region.center.longitude, -127.245, within: 1e-9))
    #expect(isClose(region.span.longitudeDelta, 120.6, within: 1e-9))
  }

  @Test("D03: a place in the remainder is found there and not in the rect")
  func intersections() {
    let denver = MKMapRect(
      origin: MKMapPoint(CLLocationCoordinate2D(latitude: 39.74, longitude: -104.99)),
      size: MKMapSize(width: 1000, height: 1000))
    #expect(!unitedStates().intersects(denver))
    #expect(unitedStates().remainder.intersects(denver))
  }
}
