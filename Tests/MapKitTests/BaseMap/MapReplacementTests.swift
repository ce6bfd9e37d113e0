import Testing

@testable import MapKit

/// S14, T02: overlays that stand in for the map below them.
@MainActor @Suite struct MapReplacementTests {
  private final class Cover: NSObject, MKOverlay {
    let boundingMapRect: MKMapRect
    let replaces: Bool
    init(_ rect: MKMapRect, replaces: Bool) { (boundingMapRect, self.replaces) = (rect, replaces) }
    var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
    func canReplaceMapContent() -> Bool { replaces }
  }

  private final class Clear: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      (overlay as? MKTileOverlay).map { MKTileOverlayRenderer(tileOverlay: $0) } ?? MKOverlayRenderer(overlay: overlay)
    }
  }

  private final class NoTiles: MKTileOverlay {
    override func loadTile(at path: MKTileOverlayPath) async throws -> Data { throw MKError(.serverFailure) }
  }

  /// A place in the sea, and whether the base map is drawn there and named.
  private func sea(
    _ overlay: (any MKOverlay)?, at longitude: CLLocationDegrees = -40
  ) async throws -> (isDrawn: Bool, isNamed: Bool) {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = Clear()
    map.delegate = delegate
    map.visibleMapRect = square(30, longitude, side: 1_000_000)
    if let overlay { map.addOverlay(overlay) }
    let snapshot = try await map.snapshot(over: .world)
    return (try snapshot.image.pixel(50, 20) != .ground, !snapshot.attribution.isEmpty)
  }

  @Test("S14: an overlay does not replace the map unless it says so")
  func byDefault() async throws {
    #expect(!AreaOverlay(.world).canReplaceMapContent())
    #expect(try await sea(nil) == (true, true))
    #expect(try await sea(Cover(.world, replaces: false)) == (true, true))
  }

  @Test("S14: nothing is drawn nor named below one that says so, wherever its copy of the world is")
  func replacing() async throws {
    #expect(try await sea(Cover(.world, replaces: true)) == (false, false))
    let farther = MKMapRect.world.offsetBy(dx: MKMapSize.world.width, dy: 0)
    #expect(try await sea(Cover(farther, replaces: true)) == (false, false))
  }

  @Test("One that covers the world covers it across the 180th meridian too")
  func acrossTheEdge() async throws {
    #expect(try await sea(nil, at: 180) == (true, true))
    #expect(try await sea(Cover(.world, replaces: true), at: 180) == (false, false))
    #expect(try await sea(Cover(.world.insetBy(dx: 1, dy: 0), replaces: true), at: 180) == (true, true))
  }

  @Test("One that covers only a part leaves the map as it is")
  func partly() async throws {
    #expect(try await sea(Cover(square(30, -40, side: 800_000), replaces: true)) == (true, true))
  }

  @Test("T02: a tile overlay says it by its property")
  func tileOverlay() async throws {
    let tiles = NoTiles(urlTemplate: nil)
    #expect(!tiles.canReplaceMapContent)
    #expect(try await sea(tiles) == (true, true))
    tiles.canReplaceMapContent = true
    #expect(try await sea(tiles) == (false, false))
  }
}
