import Testing

@testable import Basemap

@Suite(
  "Street samples",
  .enabled(if: Samples.santaClarita != nil, "OPENMAPKIT_SAMPLES does not name the folder with the samples"))
struct SampleTests {
  private func map() throws -> Basemap { try Basemap(archives: [try #require(Samples.santaClarita)]) }

  @Test("Every tile of the archive can be used, and metadata are read")
  func tiles() throws {
    let source = try PMTilesSource(path: try #require(Samples.santaClarita))
    #expect(source.info.zooms == 0...14)
    #expect(source.info.attribution == ["© OpenMapTiles © OpenStreetMap contributors"])
    #expect(try source.archive.metadata().vectorLayers.contains { $0.id == "transportation" && $0.maximumZoom == 14 })
    var count = 0
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 34.42, longitude: -118.58))
    for z in 0...14 {
      let side = MKMapSize.world.width / Double(1 << z)
      // The archive has the tiles around its middle: some 30 kilometres to each side.
      let area = MKMapRect(x: middle.x - 3e5, y: middle.y - 3e5, width: 6e5, height: 6e5).insetBy(dx: -side, dy: -side)
      for address in Set(TileSquare.covering(area, z: z).compactMap(\.address)) {
        guard let bytes = try source.tile(at: address) else { continue }
        count += 1
        _ = try MapStyle.builtIn(BasemapLook(.standard)).sorted(VectorTile(bytes))
      }
    }
    #expect(count == 273)
  }

  @Test("The park: river, motorway, lake, wood and the park's own green are where they are")
  func park() throws {
    let map = try map()
    func color(_ latitude: Double, _ longitude: Double) throws -> UInt32 {
      try #require(Picture(map, latitude: latitude, longitude: longitude, zoom: 16, width: 4, height: 4)).center
    }
    #expect(try color(34.4295, -118.5938) == Palette.standard.intermittentWater.hex)
    #expect(try color(34.4265, -118.6) == Palette.standard.leisure.hex)
    #expect(map.faults.isEmpty)
  }

  @Test("Cells of the park meet: in one piece and in cells the picture is the same but for soft edges")
  func cells() throws {
    let map = try map()
    let whole = try #require(
      Picture(map, latitude: 34.4248, longitude: -118.5971, zoom: 15.3, width: 512, height: 256, cell: 4096))
    let cells = try #require(
      Picture(map, latitude: 34.4248, longitude: -118.5971, zoom: 15.3, width: 512, height: 256, cell: 128))
    let difference = whole.difference(from: cells)
    #expect(difference.largest <= 32 && difference.mean < 0.05)
  }

  @Test("The map of the park names streets and not the world, that of the country both")
  func attribution() throws {
    let map = try map()
    func lines(_ zoom: Double) -> [String] {
      let center = MKMapPoint(CLLocationCoordinate2D(latitude: 34.4248, longitude: -118.5971))
      let side = 256 * exp2(20 - zoom)
      return map.attribution(
        for: MKMapRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side),
        pixelsPerMapPoint: exp2(zoom - 20), contentScale: 1, look: BasemapLook(.standard))
    }
    #expect(lines(16) == ["© OpenMapTiles © OpenStreetMap contributors"])
    #expect(lines(9) == ["Made with Natural Earth", "© OpenMapTiles © OpenStreetMap contributors"])
    #expect(lines(5) == ["Made with Natural Earth"])
  }

  @Test("Raster archives of 512-pixel WebP tiles are drawn above the world's imagery")
  func topographic() throws {
    let path = try #require(Samples.mountWhitney)
    let (map, world) = (try Basemap(archives: [path]), try Basemap())
    let ours = try #require(
      Picture(map, latitude: 36.5786, longitude: -118.2919, zoom: 13, width: 64, height: 64, type: .satellite))
    let theirs = try #require(
      Picture(world, latitude: 36.5786, longitude: -118.2919, zoom: 13, width: 64, height: 64, type: .satellite))
    #expect(ours.difference(from: theirs).mean > 20)
    #expect(map.faults.isEmpty)
  }
}
