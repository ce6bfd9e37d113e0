import Testing

@testable import Basemap

@Suite("Tile numbers on the Hilbert curve")
struct TileAddressHilbertTests {
  // Values of the specification's own tests (github.com/protomaps/PMTiles, python/pmtiles/tests/test_convert and spec).
  @Test(
    "Numbers of the specification",
    arguments: [
      (0, 0, 0, 0), (1, 0, 0, 1), (1, 0, 1, 2), (1, 1, 1, 3), (1, 1, 0, 4), (2, 0, 0, 5), (12, 3423, 1763, 19_078_479),
    ] as [(Int, Int, Int, UInt64)])
  func known(z: Int, x: Int, y: Int, id: UInt64) throws {
    let address = try #require(TileAddress(z: z, x: x, y: y))
    #expect(address.hilbertID == id)
    #expect(TileAddress(hilbertID: id) == address)
  }

  @Test("On the first levels, numbers and tiles are each other's inverse, and neighbours on the curve touch")
  func inverse() throws {
    var last: TileAddress?
    for id in UInt64(0)..<21845 {
      let address = try #require(TileAddress(hilbertID: id))
      #expect(address.hilbertID == id)
      if let last, last.z == address.z { #expect(abs(last.x - address.x) + abs(last.y - address.y) == 1) }
      last = address
    }
    #expect(last?.z == 7)
  }

  @Test("The deepest level has numbers, and numbers beyond it no tile")
  func deepest() throws {
    let last = try #require(TileAddress(z: 30, x: (1 << 30) - 1, y: (1 << 30) - 1))
    #expect(TileAddress(hilbertID: last.hilbertID) == last)
    let end = ((UInt64(1) << 62) - 1) / 3
    #expect(try #require(TileAddress(hilbertID: end - 1)).z == 30)
    #expect(TileAddress(hilbertID: end) == nil)
    #expect(TileAddress(hilbertID: .max) == nil)
  }
}
