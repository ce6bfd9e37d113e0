import Testing

@testable import Basemap

@Suite("Drawing single features")
struct FeatureDrawingTests {
  /// A picture around the middle of a tile of level 14 at the equator, at zoom 16 four units a pixel.
  private func picture(_ tile: TileWriter, zoom: Double = 16, side: Int = 256) throws -> Picture {
    let bytes = tile.bytes
    let home = TileAddress(z: 14, x: 8192, y: 8192)
    let map = Basemap(layers: [
      BasemapLayer(MemorySource(zooms: 14...14) { a throws(TileSourceError) in a == home ? bytes : nil }, role: .region)
    ])
    let rect = try #require(home).mapRect
    return try #require(
      Picture(map, center: MKMapPoint(x: rect.midX, y: rect.midY), zoom: zoom, width: side, height: side))
  }

  @Test("A closed pedestrian line is a street round a block, which stays as it is")
  func squares() throws {
    var tile = TileWriter()
    let narrow = TileWriter.square(2000, 1900, 2030, 2200)
    let wide = TileWriter.square(2100, 1900, 2400, 2200)
    for ring in [narrow, wide] {
      tile.add(
        "transportation",
        .init(kind: .line, parts: [ring + [ring[0]]], tags: [("class", .string("pedestrian"))]))
    }
    // Four units a pixel, the middle of the tile in the middle; a unit is 60 centimetres.
    let picture = try picture(tile)
    func color(_ x: Int, _ y: Int) -> UInt32 { picture[128 + (x - 2048) / 4, 128 + (y - 2048) / 4] }
    #expect(color(2000, 2050) == Palette.standard.square.hex)
    #expect(color(2100, 2050) == Palette.standard.square.hex)
    #expect(color(2250, 2050) == Palette.standard.land.hex)
  }

  @Test("An open pedestrian line is a street")
  func openPedestrian() throws {
    var tile = TileWriter()
    tile.line("transportation", ["class": "pedestrian"], (0, 2048), (4096, 2048))
    let picture = try picture(tile, side: 16)
    #expect(picture.center == Palette.standard.square.hex)
    #expect(picture[8, 0] == Palette.standard.land.hex)
  }

  @Test("A feature waits for the zoom that its tag names")
  func minimumZoom() throws {
    var tile = TileWriter()
    tile.add(
      "waterway",
      .init(
        kind: .line, parts: [[(0, 2048), (4096, 2048)]],
        tags: [("class", .string("river")), ("min_zoom", .number(16.2))]))
    #expect(try picture(tile, zoom: 16.1, side: 8).colors == [Palette.standard.land.hex])
    #expect(try picture(tile, zoom: 16.2, side: 8).center == Palette.standard.stream.hex)
  }

  @Test("A hole shows what is below, and touching areas of one kind leave no line between them")
  func holes() throws {
    var tile = TileWriter()
    tile.area(
      "water", ["class": "lake"], TileWriter.square(1900, 1900, 2200, 2200),
      TileWriter.square(2030, 2030, 2070, 2070).reversed())
    tile.area("water", ["class": "lake"], TileWriter.square(2200, 1900, 2400, 2200))
    let picture = try picture(tile, zoom: 16.37)
    #expect(picture.center == Palette.standard.land.hex)
    let row = Set((170..<200).map { picture[$0, 128] })
    #expect(row == [Palette.standard.water.hex])
  }

  @Test("A bridge lies over the road it crosses, a tunnel below")
  func levels() throws {
    for (brunnel, wins) in [("bridge", true), ("tunnel", false)] {
      var tile = TileWriter()
      tile.line("transportation", ["class": "minor", "brunnel": brunnel], (0, 2048), (4096, 2048))
      tile.line("transportation", ["class": "motorway"], (2048, 0), (2048, 4096))
      #expect(try picture(tile, side: 4).center == (wins ? Palette.standard.street : Palette.standard.motorway).hex)
    }
  }

  @Test("Dashes go on over the edges of cells")
  func dashes() throws {
    var tile = TileWriter()
    tile.line("transportation", ["class": "path"], (0, 2048), (4096, 2048))
    let bytes = tile.bytes
    let home = try #require(TileAddress(z: 14, x: 8192, y: 8192))
    let map = Basemap(layers: [
      BasemapLayer(MemorySource(zooms: 14...14) { a throws(TileSourceError) in a == home ? bytes : nil }, role: .region)
    ])
    let place = MKMapPoint(x: home.mapRect.midX, y: home.mapRect.midY)
    let whole = try #require(Picture(map, center: place, zoom: 17, width: 256, height: 16))
    let cells = try #require(Picture(map, center: place, zoom: 17, width: 256, height: 16, cell: 16))
    #expect(whole.difference(from: cells).largest <= 2)
    #expect(Set((0..<256).map { whole[$0, 8] }).count > 2)
  }
}
