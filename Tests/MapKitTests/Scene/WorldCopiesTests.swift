import Testing

@testable import MapKit

@Suite struct WorldCopiesTests {
  private let world = MKMapSize.world.width

  @Test("A rect has a copy for each world it touches in a part of the map")
  func rects() {
    let rect = MKMapRect(x: 100, y: 0, width: 50, height: 50)
    func shifts(_ x: Double, _ width: Double) -> [Double] {
      WorldCopies.shifts(of: rect, into: MKMapRect(x: x, y: 0, width: width, height: 100))
    }
    #expect(shifts(0, 200) == [0])
    #expect(shifts(200, 200) == [])
    #expect(shifts(world, 120) == [world])
    #expect(shifts(-world, 3 * world) == [-world, 0, world])
    #expect(WorldCopies.shifts(of: rect, into: MKMapRect(x: 0, y: 60, width: 200, height: 5)).isEmpty)
  }

  @Test("Rects that are null, infinite or not a number have no copies; nor has a part of more than 64 worlds")
  func strange() {
    for rect in [
      MKMapRect.null, MKMapRect(x: .nan, y: 0, width: 1, height: 1), MKMapRect(x: 0, y: .nan, width: 1, height: 1),
      MKMapRect(x: 0, y: 0, width: .infinity, height: 1),
    ] {
      #expect(WorldCopies.shifts(of: rect, into: .world).isEmpty)
    }
    #expect(
      WorldCopies.shifts(of: .world, into: MKMapRect(x: 0, y: 0, width: world * 1000, height: 1)).isEmpty)
  }

  @Test("The nearest copy of a point lies within half a world of the middle")
  func nearest() {
    let part = MKMapRect(x: world * 2 - 50, y: 0, width: 100, height: 100)
    #expect(WorldCopies.nearest(MKMapPoint(x: 10, y: 7), to: part).x == world * 2 + 10)
    #expect(WorldCopies.nearest(MKMapPoint(x: world - 10, y: 7), to: part).x == world * 2 - 10)
    #expect(WorldCopies.nearest(MKMapPoint(x: .nan, y: 7), to: part).x.isNaN)
    for x in [0, world] { #expect(WorldCopies.nearest(MKMapPoint(x: x, y: 0), to: .world).x == x) }
  }

  @Test("A point outside the world has the coordinate of the place that it is a copy of")
  func wrapped() {
    let point = MKMapPoint(x: world * 1.25, y: world / 2)
    #expect(isClose(point.wrappedCoordinate.longitude, -90, within: 1e-9))
    #expect(MKMapPoint(x: world, y: 0).wrappedCoordinate.longitude == 180)
  }

  @Test("A rect shorter than a side grows to a square of it; a longer one stays")
  func atLeast() {
    let grown = MKMapRect(x: 10, y: 10, width: 2, height: 0).atLeast(8)
    #expect(MKMapRectEqualToRect(grown, MKMapRect(x: 7, y: 6, width: 8, height: 8)))
    let long = MKMapRect(x: 0, y: 0, width: 9, height: 0)
    #expect(MKMapRectEqualToRect(long.atLeast(8), long))
  }
}
