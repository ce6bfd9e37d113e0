import Dispatch
import Testing

@testable import Basemap

@Suite("Drawing streets")
struct TownDrawingTests {
  private let map = Basemap(layers: [BasemapLayer(Town.source, role: .region)])

  private func picture(
    _ x: Double, _ y: Double, zoom: Double, side: Int = 32, type: BasemapType = .standard
  ) throws -> Picture {
    try #require(Picture(map, center: Town.place(x, y), zoom: zoom, width: side, height: side, type: type))
  }

  @Test("Woods, water, roads and houses have their colours where they are", arguments: [15.5, 16, 17.3, 19])
  func colours(zoom: Double) throws {
    let palette = Palette.standard
    #expect(try picture(2700, -2000, zoom: zoom, side: 4).center == palette.wood.hex)
    #expect(try picture(-300, -600, zoom: zoom, side: 4).center == palette.water.hex)
    #expect(try picture(0, 300, zoom: zoom, side: 4).center == palette.building.hex)
    #expect(try picture(2000, 900, zoom: zoom, side: 4).center == palette.motorway.hex)
    #expect(try picture(1300, -300, zoom: zoom, side: 4).center == palette.street.hex)
    #expect(try picture(-2500, -200, zoom: zoom, side: 4).center == palette.land.hex)
  }

  @Test("Four looks of one place differ")
  func looks() throws {
    let looks = try BasemapType.allCases.map { try picture(1300, 900, zoom: 15, side: 64, type: $0).bytes }
    #expect(Set(looks).count == 4)
  }

  @Test("Areas show no seam where tiles meet, opaque or not", arguments: [15, 15.37, 16.9, 18.21, 20])
  func areaSeams(zoom: Double) throws {
    // In the lake on both edges, in the wood, and in the park, whose green is translucent.
    #expect(try picture(0, -720, zoom: zoom).colors == [Palette.standard.water.hex])
    #expect(try picture(300, -2000, zoom: zoom).colors.count == 1)
    #expect(try picture(0, 2200, zoom: zoom).colors.count == 1)
    #expect(try picture(0, 2200, zoom: zoom).center != Palette.standard.land.hex)
  }

  @Test("A road runs over the edge of tiles without gap, dot or bulge", arguments: [15, 15.63, 17.17, 19.4])
  func roadSeams(zoom: Double) throws {
    // Straight across the edge: every column of the picture is like its neighbour.
    let straight = try picture(0, 900, zoom: zoom, side: 48)
    for x in 1..<48 {
      for y in 0..<48 { #expect(distance(straight[x, y], straight[x - 1, y]) <= 1) }
    }
    // And down the other edge: every row.
    let down = try picture(1300, 0, zoom: zoom, side: 16)
    for y in 1..<16 {
      for x in 0..<16 { #expect(distance(down[x, y], down[x, y - 1]) <= 1) }
    }
  }

  @Test("A road across the corner keeps its middle", arguments: [15.2, 16.6, 18.3])
  func diagonal(zoom: Double) throws {
    for step in stride(from: -500.0, through: 500, by: 100) where abs(step + 200) > 150 {
      // y = x − 200: on both sides of both edges.
      let x = 200 + step
      guard try picture(x, x - 400, zoom: zoom, side: 2).center != Palette.standard.street.hex else { continue }
      Issue.record("no street at \(x)")
    }
  }

  @Test("Drawn in one piece or in cells, a picture is the same but for a trace at soft edges")
  func cells() throws {
    for zoom in [15, 16.4] {
      let place = Town.place(40, 60)
      let whole = try #require(Picture(map, center: place, zoom: zoom, width: 384, height: 256, cell: 4096))
      let cells = try #require(Picture(map, center: place, zoom: zoom, width: 384, height: 256, cell: 64))
      let difference = whole.difference(from: cells)
      #expect(difference.largest <= 16 && difference.mean < 0.02)
    }
  }

  @Test("A tile that many threads want is read once")
  func readOnce() throws {
    let source = MemorySource(zooms: 14...14) { a throws(TileSourceError) in Town.tile(a) }
    let map = Basemap(layers: [BasemapLayer(source, role: .region)])
    DispatchQueue.concurrentPerform(iterations: 16) { index in
      _ = Picture(map, center: Town.place(Double(index) * 20, 0), zoom: 16, width: 32, height: 32)
    }
    #expect(source.mostRequests == 1)
  }

  @Test("A broken tile is drawn as if it were not there, and named once")
  func fault() throws {
    let source = MemorySource(zooms: 14...14) { a throws(TileSourceError) in
      a.x == Town.column ? [0xFF, 0xFF] : Town.tile(a)
    }
    let map = Basemap(layers: [BasemapLayer(source, role: .region)])
    for _ in 0..<3 {
      let picture = try #require(Picture(map, center: Town.place(500, -600), zoom: 16, width: 16, height: 16))
      #expect(picture.colors == [Palette.standard.land.hex])
    }
    #expect(map.faults.count == 1)
    #expect(map.faults.first?.error == .vectorTile(VectorTileError(offset: 2, reason: .endsEarly)))
    #expect(map.faults.first?.tile == TileAddress(z: 14, x: Town.column, y: Town.row - 1))
  }

  @Test("The town is named where it is drawn, and the world around it")
  func attribution() throws {
    let world = MemorySource(zooms: 0...6, attribution: ["World"]) { _ throws(TileSourceError) in
      VectorTileTests.sample().bytes
    }
    let map = Basemap(layers: [BasemapLayer(world, role: .world), BasemapLayer(Town.source, role: .region)])
    func lines(_ place: MKMapPoint, width: Double) -> [String] {
      let side = MKMapSize.world.width / 16384 * width
      return map.attribution(
        for: MKMapRect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side),
        pixelsPerMapPoint: 1 / 16, contentScale: 1, look: BasemapLook(.standard))
    }
    #expect(lines(Town.place(0, 0), width: 0.5) == ["© The town"])
    #expect(lines(Town.place(0, 0), width: 5) == ["World", "© The town"])
    #expect(lines(Town.place(90_000, 0), width: 1) == ["World"])
  }

  @Test("Without sources there is plain ground; arguments that make no sense draw nothing")
  func nothing() throws {
    let empty = Basemap(layers: [])
    let picture = try #require(Picture(empty, latitude: 0, longitude: 0, zoom: 3, width: 16, height: 16))
    #expect(picture.colors == [Palette.standard.land.hex])
    let pixels = try #require(PixelBuffer(width: 4, height: 4))
    let context = try #require(CGContext(pixels: pixels, pointScale: 1))
    let rects = [
      MKMapRect.null, MKMapRect(x: .nan, y: 0, width: 1, height: 1), MKMapRect(x: 0, y: 0, width: 0, height: 1),
      MKMapRect(x: 1e300, y: 0, width: 1, height: 1), MKMapRect(x: 0, y: 0, width: .infinity, height: 1),
    ]
    for rect in rects {
      map.draw(rect, pixelsPerMapPoint: 1, contentScale: 1, look: BasemapLook(.standard), in: context)
    }
    for scale in [0, -1, .nan, .infinity, 1e-300] {
      let rect = MKMapRect(x: 0, y: 0, width: 4, height: 4)
      map.draw(rect, pixelsPerMapPoint: scale, contentScale: 1, look: BasemapLook(.hybrid), in: context)
      map.draw(
        rect, pixelsPerMapPoint: 1, contentScale: scale == 1e-300 ? 0 : scale, look: BasemapLook(.hybrid), in: context)
    }
    context.flush()
    #expect(pixels.withContents { $0.allSatisfy { $0 == 0 } })
  }
}
