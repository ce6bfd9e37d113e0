import Testing

@testable import MapKit

@Suite struct TileGeometryTests {
  private func geometry(_ change: (MKTileOverlay) -> Void = { _ in }) -> TileGeometry {
    let overlay = MKTileOverlay(urlTemplate: nil)
    change(overlay)
    return TileGeometry(overlay)
  }

  /// Pixels per map point at a zoom level of 256-pixel tiles.
  private func pixels(_ zoom: Double) -> Double { exp2(zoom - 20) }

  @Test("T03: rows count from the north, or from the south where the geometry is flipped")
  func flipped() throws {
    let tile = try #require(TileAddress(z: 3, x: 1, y: 2))
    #expect(geometry().path(of: tile, contentScale: 1).y == 2)
    #expect(geometry { $0.isGeometryFlipped = true }.path(of: tile, contentScale: 1).y == 5)
  }

  @Test("T05: a tile covers the world's side divided by 2^z")
  func mapRect() throws {
    let tile = try #require(TileAddress(z: 1, x: 1, y: 0))
    let half = 134_217_728.0
    #expect(MKMapRectEqualToRect(tile.mapRect, MKMapRect(x: half, y: 0, width: half, height: half)))
    let part = MKMapRect(x: half + 1, y: 0, width: 10, height: half)
    #expect(geometry().tiles(in: part, level: 1).map { [$0.x, $0.y] } == [[1, 0]])
    #expect(geometry().tiles(in: .world, level: 1).map { [$0.x, $0.y] } == [[0, 0], [1, 0], [0, 1], [1, 1]])
    #expect(geometry().tiles(in: .null, level: 4).isEmpty)
  }

  @Test("T07: the size is in pixels: twice the pixels a point, one level deeper; larger tiles, a level less deep")
  func level() {
    #expect(geometry().level(pixelsPerMapPoint: pixels(5)) == 5)
    #expect(geometry().level(pixelsPerMapPoint: 2 * pixels(5)) == 6)
    #expect(geometry { $0.tileSize = CGSize(width: 512, height: 512) }.level(pixelsPerMapPoint: pixels(5)) == 4)
    #expect(geometry().level(pixelsPerMapPoint: pixels(5.4)) == 5)
    #expect(geometry().level(pixelsPerMapPoint: pixels(5.6)) == 6)
  }

  @Test("T08: nothing outside minimumZ…maximumZ, unless tiles are to be enlarged")
  func range() {
    func limited(_ change: (MKTileOverlay) -> Void = { _ in }) -> TileGeometry {
      geometry {
        ($0.minimumZ, $0.maximumZ) = (4, 6)
        change($0)
      }
    }
    #expect([3, 4, 6, 7].map { limited().level(pixelsPerMapPoint: pixels($0)) } == [nil, 4, 6, nil])
    let enlarged = limited { $0.enlargesTilesBeyondMaximumZ = true }
    #expect([3, 4, 6, 7, 12].map { enlarged.level(pixelsPerMapPoint: pixels($0)) } == [nil, 4, 6, 6, 6])
    #expect(geometry { ($0.minimumZ, $0.maximumZ) = (7, 2) }.level(pixelsPerMapPoint: pixels(5)) == nil)
    #expect(geometry { $0.maximumZ = 99 }.level(pixelsPerMapPoint: pixels(40)) == nil)
    for odd in [Double.nan, .infinity, 0, -1] { #expect(geometry().level(pixelsPerMapPoint: odd) == nil) }
  }
}
