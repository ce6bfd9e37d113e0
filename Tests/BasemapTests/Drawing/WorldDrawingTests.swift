import Dispatch
import Testing

@testable import Basemap

@Suite("Drawing the world that comes with the program")
struct WorldDrawingTests {
  private static let map = Result { try Basemap() }

  private func color(
    _ latitude: Double, _ longitude: Double, zoom: Double, _ type: BasemapType = .standard
  ) throws -> UInt32 {
    let map = try Self.map.get()
    return try #require(
      Picture(map, latitude: latitude, longitude: longitude, zoom: zoom, width: 8, height: 8, type: type)
    ).center
  }

  @Test("Oceans and lakes are water, deserts land, Greenland ice, at every zoom", arguments: [1, 2.5, 4, 6, 9.3, 13])
  func places(zoom: Double) throws {
    for (type, palette) in [(BasemapType.standard, Palette.standard), (.mutedStandard, .muted)] {
      #expect(distance(try color(0, -30, zoom: zoom, type), palette.water.hex) <= 1)
      #expect(distance(try color(41.9, 51, zoom: zoom, type), palette.water.hex) <= 1)
      #expect(distance(try color(27, 3, zoom: zoom, type), palette.land.hex) <= 1)
      #expect(distance(try color(72, -40, zoom: zoom, type), palette.ice.hex) <= 1)
    }
  }

  @Test("From above, the Atlantic is blue, the Sahara bright, Greenland white")
  func imagery() throws {
    func channels(_ color: UInt32) -> (r: Int, g: Int, b: Int) {
      (Int(color >> 16), Int(color >> 8 & 0xFF), Int(color & 0xFF))
    }
    for zoom in [2, 5, 8.5] {
      let (sea, sand, ice) = (
        channels(try color(0, -30, zoom: zoom, .satellite)), channels(try color(23, 13, zoom: zoom, .satellite)),
        channels(try color(72, -40, zoom: zoom, .satellite))
      )
      #expect(sea.b > 2 * sea.r && sea.r < 60)
      #expect(sand.r > 140 && sand.r > sand.b)
      #expect(ice.r > 200 && ice.b > 200)
    }
  }

  @Test("Hybrid is the imagery with borders: most pixels are the same, some are not")
  func hybrid() throws {
    let map = try Self.map.get()
    let (plain, lines) = (
      try #require(Picture(map, latitude: 47, longitude: 9, zoom: 5, width: 128, height: 128, type: .satellite)),
      try #require(Picture(map, latitude: 47, longitude: 9, zoom: 5, width: 128, height: 128, type: .hybrid))
    )
    var changed = 0
    for y in 0..<128 { for x in 0..<128 where plain[x, y] != lines[x, y] { changed += 1 } }
    #expect(changed > 200 && changed < 8000)
  }

  @Test(
    "No seam: in mid-ocean and on the ice every pixel has one colour, at any scale",
    arguments: [2, 3.3, 4.71, 6.02, 7.9])
  func seams(zoom: Double) throws {
    let map = try Self.map.get()
    // Where tiles of every level meet, and where the world meets its copy.
    for (latitude, longitude) in [(0.0, -22.5), (-30, -180), (66.513, 0)] {
      let picture = try #require(
        Picture(map, latitude: latitude, longitude: longitude, zoom: zoom, width: 48, height: 48, contentScale: 2))
      let others = picture.colors.subtracting([Palette.standard.water.hex])
      #expect(others.isEmpty, "\(latitude), \(longitude): \(others)")
    }
  }

  @Test("Copies of the world are equal")
  func copies() throws {
    let map = try Self.map.get()
    let world = MKMapSize.world.width
    let place = MKMapPoint(x: world * 0.55, y: world * 0.35)
    let home = try #require(Picture(map, center: place, zoom: 4, width: 64, height: 64))
    for shift in [-2, -1, 1, 3] {
      let copy = try #require(
        Picture(map, center: MKMapPoint(x: place.x + Double(shift) * world, y: place.y), zoom: 4, width: 64, height: 64)
      )
      #expect(copy.bytes == home.bytes)
    }
  }

  @Test("North of the world the polar sea goes on, south of it the ice")
  func poles() throws {
    let map = try Self.map.get()
    let world = MKMapSize.world
    for (y, color) in [(-world.height / 8, Palette.standard.water), (world.height * 1.1, Palette.standard.ice)] {
      let picture = try #require(Picture(map, center: MKMapPoint(x: 0, y: y), zoom: 2.3, width: 32, height: 32))
      #expect(picture.colors == [color.hex])
    }
    let edge = try #require(Picture(map, center: MKMapPoint(x: 9e7, y: 0), zoom: 3.3, width: 32, height: 32))
    #expect(edge.colors == [Palette.standard.water.hex])
  }

  @Test("Drawn again, on many threads, or without room to keep tiles, the bytes are the same")
  func determinism() throws {
    let map = try Self.map.get()
    let tight = Basemap(layers: map.layers, cacheLimit: 0)
    for type in BasemapType.allCases {
      let first = try #require(Picture(map, latitude: 47, longitude: 9, zoom: 5.3, width: 128, height: 96, type: type))
      let again = try #require(
        Picture(tight, latitude: 47, longitude: 9, zoom: 5.3, width: 128, height: 96, type: type))
      #expect(first.bytes == again.bytes)
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        let other = Picture(map, latitude: 47, longitude: 9, zoom: 5.3, width: 128, height: 96, type: type)
        #expect(other?.bytes == first.bytes)
      }
    }
    #expect(tight.cacheCost == 0)
    #expect(map.faults.isEmpty && tight.faults.isEmpty)
  }

  @Test("Tiles in memory stay within the limit")
  func memory() throws {
    let map = Basemap(layers: try Self.map.get().layers, cacheLimit: 700_000)
    for step in 0..<12 {
      _ = Picture(
        map, latitude: 40, longitude: Double(step) * 25 - 150, zoom: 5, width: 64, height: 64,
        type: step.isMultiple(of: 2) ? .standard : .satellite)
      #expect(map.cacheCost <= 700_000)
    }
    #expect(map.cacheCost > 100_000)
  }

  @Test("Each look names the sources it is drawn from")
  func attribution() throws {
    let map = try Self.map.get()
    func lines(_ type: BasemapType) -> [String] {
      map.attribution(for: .world, pixelsPerMapPoint: 1 / 1_048_576, contentScale: 1, look: BasemapLook(type))
    }
    let (drawn, photographed) = ("Made with Natural Earth", "NASA Earth Observatory (Blue Marble Next Generation)")
    #expect(lines(.standard) == [drawn] && lines(.mutedStandard) == [drawn])
    #expect(lines(.satellite) == [photographed] && lines(.hybrid) == [drawn, photographed])
  }
}
