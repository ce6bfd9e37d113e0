import Testing

@testable import MapKit

@MainActor @Suite struct ManyOverlaysTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let delegate = TestDelegate()

  init() { map.delegate = delegate }

  /// Small squares in rows over the world.
  private func squares(_ count: Int) -> [MKPolygon] {
    (0..<count).map { box(-80 + Double($0 / 400) * 0.5, -179 + Double($0 % 400) * 0.5, half: 0.01) }
  }

  @Test("D09: of 10,000 polygons with one in view, one renderer is asked for and drawn")
  func culled() async throws {
    let polygons = squares(10_000)
    map.addOverlays(polygons)
    map.region = MKCoordinateRegion(
      center: polygons[5000].coordinate, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01))
    let draws = DrawCounter()
    delegate.makeRenderer = { DrawingRenderer($0) { _, _, _, _ in draws.count() } }
    // One cell of the pixel grid and at most its neighbours.
    _ = try await map.snapshot(size: CGSize(width: 100, height: 100))
    #expect(delegate.rendererRequests.map { ObjectIdentifier($0) } == [ObjectIdentifier(polygons[5000])])
    #expect((1...4).contains(draws.total))
  }

  @Test("D10: 27,000 lines are drawn in linear time")
  func manyLines() async throws {
    let lines = (0..<27_000).map { index in
      let (south, west) = (-60 + Double(index / 200) * 0.8, -170 + Double(index % 200) * 1.7)
      return line([place(south, west), place(south + 0.4, west + 0.5)])
    }
    func drawing(_ count: Int) async throws -> Duration {
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 512, height: 512))
      map.delegate = delegate
      map.addOverlays(Array(lines.prefix(count)))
      let start = ContinuousClock.now
      let image = try await map.snapshot().image
      let time = ContinuousClock.now - start
      #expect(try image.cgImage?.bytes().contains(0) == true)
      return time
    }
    let tenth = try await drawing(2700)
    #expect(try await drawing(27_000) < tenth * 40)
    #expect(delegate.rendererRequests.count == 29_700)
  }

  @Test("D10: 27,000 lines take less than 150 MB of memory")
  func memory() async {
    await #expect(processExitsWith: .success) { @MainActor in
      func peak() -> Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF.rawValue, &usage)
        return usage.ru_maxrss
      }
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 512, height: 512))
      let delegate = TestDelegate()
      map.delegate = delegate
      _ = try await map.snapshot()
      let before = peak()
      map.addOverlays(
        (0..<27_000).map { index in
          let (south, west) = (-60 + Double(index / 200) * 0.8, -170 + Double(index % 200) * 1.7)
          return line([place(south, west), place(south + 0.4, west + 0.5)])
        })
      _ = try await map.snapshot()
      // In kilobytes.
      precondition(peak() - before < 150_000, "\(peak() - before) kB")
    }
  }

  @Test("D14: the order of adding decides within a level, and above labels lies above roads, for any kind of overlay")
  func order() async throws {
    let area = AreaOverlay(square(0, 0, side: 1_000_000))
    let ring = polygon([place(-1, -1), place(-1, 1), place(1, 1), place(1, -1)])
    map.visibleMapRect = square(0, 0, side: 500_000)
    delegate.makeRenderer = { overlay in
      overlay is MKPolygon
        ? TestDelegate.plainRenderer(for: overlay)
        : DrawingRenderer(overlay) { renderer, _, _, context in
          context.setFillColor(UIColor.blue.cgColor)
          context.fill(renderer.area)
        }
    }
    func middle() async throws -> Pixel { try await map.snapshot().image.pixel(100, 100) }
    map.addOverlays([area, ring])
    #expect(try await middle() == .red)
    map.removeOverlay(area)
    map.addOverlay(area)
    #expect(try await middle() == .blue)
    map.removeOverlay(ring)
    map.addOverlay(ring, level: .aboveLabels)
    map.removeOverlay(area)
    map.addOverlay(area, level: .aboveRoads)
    #expect(try await middle() == .red)
  }

  @Test("An overlay past the edge of the world is found in the copy that is shown")
  func copies() async throws {
    let world = MKMapSize.world.width
    let corners = [(-10.0, -10.0), (10, -10), (10, 10), (-10, 10)].map { x, y in
      MKMapPoint(x: world + x, y: world / 2 + y)
    }
    map.addOverlay(MKPolygon(points: corners, count: 4))
    for shift in [-world, 0, world, 2 * world] {
      map.visibleMapRect = MKMapRect(x: shift - 8, y: world / 2 - 8, width: 16, height: 16)
      #expect(try await map.snapshot().image.pixel(20, 20) == .red)
      #expect(try await map.snapshot().image.pixel(180, 180) == .red)
    }
  }

  @Test("30,000 overlays come and go one at a time, in any order, in time that grows with their number")
  func comesAndGoes() {
    let polygons = squares(30_000)
    for polygon in polygons { map.addOverlay(polygon) }
    #expect(map.overlays.count == 30_000)
    for polygon in polygons.reversed() where polygon !== polygons[7] { map.removeOverlay(polygon) }
    #expect(map.overlays.map { ObjectIdentifier($0) } == [ObjectIdentifier(polygons[7])])
  }
}

/// Counts on any thread.
///
/// `@unchecked Sendable`: `counted` is only touched under `lock`.
final class DrawCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var counted = 0

  func count() { lock.withLock { counted += 1 } }
  var total: Int { lock.withLock { counted } }
}
