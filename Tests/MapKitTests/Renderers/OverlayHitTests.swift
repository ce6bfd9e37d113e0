import MapKit
import Testing

@MainActor @Suite("Overlay at a point")
struct OverlayHitTests {
  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let delegate = TestDelegate()

  init() {
    map.delegate = delegate
    map.visibleMapRect = square(0, 0, side: 100_000)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat, tolerance: CGFloat = 0) async throws -> (any MKOverlay)? {
    _ = try await map.snapshot()
    return map.overlay(at: CGPoint(x: x, y: y), tolerance: tolerance)
  }

  @Test("D12: a hole is neither filled nor hit")
  func hole() async throws {
    let area = polygon(
      [place(-0.04, -0.04), place(-0.04, 0.04), place(0.04, 0.04), place(0.04, -0.04)], holes: [box(0, 0, half: 0.02)])
    map.addOverlay(area)
    #expect(try await map.snapshot().image.pixel(50, 50) == .ground)
    #expect(try await hit(50, 50) == nil)
    #expect(try await hit(25, 50) === area)
    #expect(try await hit(5, 50) == nil)
  }

  @Test("D13: the topmost overlay is hit: the one added second, or the one above names")
  func topmost() async throws {
    let (first, second, above) = (box(0, 0, half: 0.03), box(0, 0, half: 0.03), box(0, 0.03, half: 0.01))
    map.addOverlay(above, level: .aboveLabels)
    map.addOverlays([first, second])
    #expect(try await hit(50, 50) === second)
    #expect(try await hit(72, 50) === above)
    map.removeOverlay(second)
    #expect(try await hit(50, 50) === first)
  }

  @Test("A line is hit within half its width, and within the tolerance beside it")
  func line() async throws {
    let route = MapKitTests.line([place(0, -0.06), place(0, 0.06)])
    map.addOverlay(route)
    #expect(try await hit(50, 51) === route)
    #expect(try await hit(50, 55) == nil)
    #expect(try await hit(50, 55, tolerance: 4) === route)
    #expect(try await hit(99, 55, tolerance: 4) == nil)
  }

  @Test("What has no colour is not hit; an overlay drawn by an app's own renderer is, in its bounding rect")
  func colours() async throws {
    delegate.makeRenderer = { overlay in
      overlay is MKPolygon ? MKPolygonRenderer(overlay: overlay) : MKOverlayRenderer(overlay: overlay)
    }
    let picture = AreaOverlay(square(0, 0, side: 50_000))
    map.addOverlay(picture)
    map.addOverlay(box(0, 0, half: 0.03))
    #expect(try await hit(50, 50) === picture)
    #expect(try await hit(20, 50) == nil)
  }

  @Test("Overlays far from the point are not looked at")
  func far() async throws {
    final class Watched: NSObject, MKOverlay {
      let coordinate: CLLocationCoordinate2D
      var looks = 0
      init(_ coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
      var boundingMapRect: MKMapRect {
        looks += 1
        return square(coordinate.latitude, coordinate.longitude, side: 1000)
      }
    }
    let (near, distant) = (Watched(place(0, 0)), (1...100).map { Watched(place(0, Double($0) + 10)) })
    map.addOverlays(distant + [near])
    #expect(try await hit(50, 50) === near)
    let looks = distant.map(\.looks)
    #expect(map.overlay(at: CGPoint(x: 50, y: 50)) === near)
    #expect(distant.map(\.looks) == looks)
  }

  @Test("Across the 180th meridian an overlay is hit on either side, from either side")
  func meridian() async throws {
    let area = polygon([place(-5, 175), place(-5, -175), place(5, -175), place(5, 175)])
    map.addOverlay(area)
    for center in [178.0, -178] {
      map.region = MKCoordinateRegion(
        center: place(0, center), span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 20))
      #expect(try await hit(50, 50) === area)
      #expect(try await hit(center > 0 ? 65 : 35, 50) === area)
      #expect(try await hit(center > 0 ? 5 : 95, 50) == nil)
    }
  }
}
