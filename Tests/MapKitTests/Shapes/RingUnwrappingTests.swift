import Testing

@testable import MapKit

@MainActor @Suite struct RingUnwrappingTests {
  private let world = MKMapSize.world.width

  @Test("An area from −180 to 180 degrees is as wide as the world")
  func wholeWorld() {
    let corners = [place(-60, -180), place(-60, 180), place(60, 180), place(60, -180)]
    for ring in [corners, corners + [corners[0]], corners.reversed()] {
      #expect(isClose(polygon(ring).boundingMapRect.width, world, within: 1e-3))
    }
  }

  @Test("A ring round a pole that runs along the edge of the map fills all below it")
  func pole() async throws {
    let coast = stride(from: -180.0, through: 180, by: 20).map { place(-70 + 5 * sin($0 / 30), $0) }
    // Begun in the middle of the coast, as data of Antarctica is.
    let ring = Array(coast.suffix(9)) + [place(-90, 180), place(-90, -180)] + Array(coast.prefix(10))
    let area = polygon(ring)
    #expect(isClose(area.boundingMapRect.width, world, within: 1e-3))
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 128, height: 128))
    let delegate = TestDelegate()
    map.delegate = delegate
    map.visibleMapRect = .world
    map.addOverlay(area)
    let image = try await map.snapshot().image
    for x in [2, 30, 64, 90, 125] {
      #expect(try image.pixel(x, 120) == .red && image.pixel(x, 64) == .ground)
    }
  }

  @Test("A ring that crosses the 180th meridian with corners on both its sides stays narrow")
  func crossing() {
    let ring = [
      place(-5, 178), place(-5, 180), place(-5, -180), place(-5, -178), place(5, -178), place(5, -180), place(5, 180),
      place(5, 178),
    ]
    #expect(isClose(polygon(ring).boundingMapRect.width, world / 90, within: 1e-3))
    #expect(
      isClose(
        polygon(Array(ring[0...3]) + [place(5, -178), place(5, 178)]).boundingMapRect.width, world / 90,
        within: 1e-3))
  }

  @Test("Without a side as long as the world the corners are those of a line")
  func others() {
    for ring in [[place(0, 170), place(5, -170), place(9, 175)], [place(0, .nan), place(1, 2)], []] {
      let points = ring.map { MKMapPoint($0) }
      let (area, line) = (RingUnwrapping.unwrapped(points), MKMapPoint.unwrapped(points))
      #expect(zip(area, line).allSatisfy { MKMapPointEqualToPoint($0, $1) || $0.x.isNaN } && area.count == line.count)
    }
  }
}
