import Testing

@testable import Basemap

@Suite("Drawing imagery")
struct ImageryDrawingTests {
  static func png(side: Int = 64, _ color: (Int, Int) -> UInt32) throws -> [UInt8] {
    let pixels = try #require(PixelBuffer(width: side, height: side))
    for y in 0..<side {
      for x in 0..<side {
        pixels.bytes.storeBytes(of: color(x, y), toByteOffset: y * pixels.bytesPerRow + 4 * x, as: UInt32.self)
      }
    }
    return Array(try CGImage(pixels: pixels).pngData())
  }

  static func map(
    zooms: ClosedRange<Int>, side: Int = 64, tile: @escaping @Sendable (TileAddress) -> [UInt8]?
  ) -> Basemap {
    Basemap(layers: [
      BasemapLayer(
        MemorySource(.imagery(side: side), zooms: zooms) { a throws(TileSourceError) in tile(a) }, role: .world)
    ])
  }

  @Test("D18: tiles all white are white all over, at zoom 3.3 and others", arguments: [0.4, 2, 3.3, 3.7, 5.01, 9.2])
  func white(zoom: Double) throws {
    let white = try Self.png { _, _ in 0xFFFF_FFFF }
    let map = Self.map(zooms: 0...4) { _ in white }
    for place in [(0.0, 0.0), (51, 179.9), (-33, -120)] {
      let picture = try #require(
        Picture(map, latitude: place.0, longitude: place.1, zoom: zoom, width: 200, height: 40, type: .satellite))
      #expect(picture.colors == [0xFFFFFF])
    }
  }

  @Test("A slope that runs through all tiles goes on over their edges")
  func slope() throws {
    // The world's width has 256 greys; each tile of level 2 a quarter of them.
    let tiles = try (0..<4).map { column in
      try Self.png { x, _ in UInt32(64 * column + x) * 0x01_0101 | 0xFF00_0000 }
    }
    let map = Self.map(zooms: 2...2) { tiles[$0.x] }
    for zoom in [0, 0.37, 2.5, 4.2] {
      // Around the world's middle, where two tiles meet.
      let picture = try #require(
        Picture(map, latitude: 0, longitude: 0, zoom: zoom, width: 120, height: 2, type: .satellite))
      let greys = (0..<120).map { Int(picture[$0, 0] & 0xFF) }
      #expect(abs(greys[59] + greys[60] - 255) <= 1)
      for (left, right) in zip(greys, greys.dropFirst()) { #expect(right - left >= 0 && right - left <= 2) }
    }
  }

  @Test("Missing tiles show the next lower level, and without one the ground")
  func missing() throws {
    let (red, blue) = (try Self.png { _, _ in 0xFFFF_0000 }, try Self.png { _, _ in 0xFF00_00FF })
    let map = Self.map(zooms: 1...2) { $0.z == 1 && $0.x == 0 ? red : $0 == TileAddress(z: 2, x: 1, y: 1) ? blue : nil }
    let picture = try #require(Picture(map, latitude: 0, longitude: 0, zoom: 0, width: 256, type: .satellite))
    #expect(picture[20, 100] == 0xFF0000)
    #expect(picture[100, 100] == 0x0000FF)
    #expect(picture[200, 100] == Palette.imagery.land.hex)
  }

  @Test("North and south of the world lies the ground; east of it the world again")
  func edges() throws {
    let tile = try Self.png { x, _ in x < 32 ? 0xFFFF_0000 : 0xFF00_00FF }
    let map = Self.map(zooms: 0...0) { _ in tile }
    let picture = try #require(
      Picture(map, latitude: 0, longitude: 180, zoom: -1, width: 256, height: 256, type: .satellite))
    #expect(picture[128, 20] == Palette.imagery.land.hex)
    #expect(picture[128, 236] == Palette.imagery.land.hex)
    #expect([20, 80, 150, 220].map { picture[$0, 128] } == [0xFF0000, 0x0000FF, 0xFF0000, 0x0000FF])
  }

  @Test("An image that is broken or of another size is left out and named")
  func faults() throws {
    let small = try Self.png(side: 32) { _, _ in 0xFFFF_FFFF }
    let map = Self.map(zooms: 1...1) { $0.x == 0 ? small : [1, 2, 3] }
    let picture = try #require(
      Picture(map, latitude: 40, longitude: 0, zoom: 0, width: 100, height: 100, type: .satellite))
    #expect(picture.colors == [Palette.imagery.land.hex])
    #expect(map.faults.contains { $0.error == .imageSize(width: 32, height: 32) })
    #expect(map.faults.contains { $0.error == .image(.unknownFormat) })
    #expect(map.faults.count == 4)
  }
}
