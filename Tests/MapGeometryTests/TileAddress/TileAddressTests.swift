import Testing

@testable import MapGeometry

@Suite("Tile addresses")
struct TileAddressTests {
  @Test("T05: a tile is the world divided by 2^z on each side")
  func mapRect() throws {
    #expect(isRect(try #require(TileAddress(z: 1, x: 1, y: 0)).mapRect, 134_217_728, 0, 134_217_728, 134_217_728))
    #expect(isRect(try #require(TileAddress(z: 0, x: 0, y: 0)).mapRect, 0, 0, 268_435_456, 268_435_456))
    #expect(isRect(try #require(TileAddress(z: 20, x: 5, y: 7)).mapRect, 1280, 1792, 256, 256))
    #expect(isRect(try #require(TileAddress(z: 30, x: 1, y: 2)).mapRect, 0.25, 0.5, 0.25, 0.25))
  }

  @Test("T03: the flipped row counts from the south")
  func flipped() throws {
    #expect(try #require(TileAddress(z: 3, x: 0, y: 2)).flippedY == 5)
    #expect(try #require(TileAddress(z: 0, x: 0, y: 0)).flippedY == 0)
    #expect(try #require(TileAddress(z: 30, x: 0, y: 0)).flippedY == 1_073_741_823)
  }

  @Test("The highest column and row of a level exist")
  func highest() throws {
    let last = try #require(TileAddress(z: 30, x: 1_073_741_823, y: 1_073_741_823))
    #expect(last.mapRect.maxX == MKMapSize.world.width)
    #expect(last.z == 30 && last.x == 1_073_741_823 && last.y == 1_073_741_823)
  }

  @Test(
    "Numbers out of range give no address",
    arguments: [
      (-1, 0, 0), (31, 0, 0), (64, 0, 0), (Int.max, 0, 0), (Int.min, 0, 0), (2, 4, 0), (2, 0, 4), (2, -1, 0),
      (2, 0, -1), (2, Int.max, Int.min), (0, 1, 0),
    ])
  func outOfRange(z: Int, x: Int, y: Int) {
    #expect(TileAddress(z: z, x: x, y: y) == nil)
  }
}
