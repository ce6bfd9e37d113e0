import Basemap
import protocol Basemap.TileSource
import Testing

@testable import MapKit

@MainActor @Suite struct BuildingsTests {
  /// One building on every tile of level 14, as large as the tile, and beside it nothing.
  private struct Houses: TileSource {
    let info = TileSourceInfo(name: "houses", content: .vector, zooms: 14...14, attribution: [])

    func tile(at address: TileAddress) -> [UInt8]? {
      // A layer "building" of version 2, 4096 units wide, with one area round the tile.
      let ring: [UInt8] = [9, 0, 0, 26, 0x80, 0x40, 0, 0, 0x80, 0x40, 0xFF, 0x3F, 0, 15]
      let feature: [UInt8] = [0x18, 3, 0x22, UInt8(ring.count)] + ring
      let layer =
        [0x78, 2, 0x0A, 8] + Array("building".utf8) + [0x12, UInt8(feature.count)] + feature + [0x28, 0x80, 0x20]
      return [0x1A, UInt8(layer.count)] + layer
    }
  }

  private let baseMap = BaseMap(basemap: Basemap(layers: [BasemapLayer(Houses(), role: .region)]))

  @Test("V04: without showsBuildings a map view and a snapshot draw no buildings")
  func buildings() async throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    map.visibleMapRect = square(0, 0, side: 500)
    let built = try await map.snapshot(over: baseMap).image.pixel(12, 12)
    #expect(built != .ground)
    map.showsBuildings = false
    #expect(try await map.snapshot(over: baseMap).image.pixel(12, 12) != built)

    let options = MKMapSnapshotter.Options()
    (options.baseMap, options.mapRect) = (baseMap, square(0, 0, side: 500))
    options.size = CGSize(width: 40, height: 40)
    #expect(try await MKMapSnapshotter(options: options).start().image.pixel(12, 12) == built)
    options.showsBuildings = false
    let copy = try #require(options.copy() as? MKMapSnapshotter.Options)
    #expect(try await MKMapSnapshotter(options: copy).start().image.pixel(12, 12) != built)
  }
}
