import Testing

@testable import Basemap

@Suite("Squares of the tile pyramid")
struct TileSquareTests {
  @Test("Squares west and east of the world are copies of those within")
  func copies() {
    #expect(TileSquare(z: 2, column: -1, row: 1).address == TileAddress(z: 2, x: 3, y: 1))
    #expect(TileSquare(z: 2, column: 9, row: 0).address == TileAddress(z: 2, x: 1, y: 0))
    #expect(TileSquare(z: 2, column: 0, row: -1).address == nil)
    #expect(TileSquare(z: 2, column: 0, row: 4).address == nil)
    #expect(TileSquare(z: 3, column: -1, row: 7).ancestor(at: 1) == TileSquare(z: 1, column: -1, row: 1))
  }

  @Test("Taking squares away leaves as few as can be")
  func minus() {
    let square = TileSquare(z: 3, column: 2, row: 5)
    #expect(square.minus([]) == [square])
    #expect(square.minus([TileSquare(z: 3, column: 3, row: 5)]) == [square])
    #expect(square.minus([TileSquare(z: 0, column: 0, row: 0)]) == [])
    #expect(square.minus([square.quarters[2]]) == [square.quarters[0], square.quarters[1], square.quarters[3]])
    #expect(square.minus([square.quarters[0].quarters[0]]).count == 6)
    #expect(square.minus(square.quarters) == [])
  }

  @Test("A part of the map touches the squares it overlaps, inside the world's rows")
  func covering() {
    let half = MKMapSize.world.width / 2
    #expect(
      TileSquare.covering(MKMapRect(x: -1, y: -5, width: 2, height: 10), z: 1).map(\.column) == [-1, 0])
    #expect(TileSquare.covering(MKMapRect(x: 0, y: 0, width: half, height: half), z: 1).count == 1)
    #expect(TileSquare.covering(MKMapRect(x: 0, y: -9, width: 1, height: 5), z: 3).isEmpty)
    #expect(TileSquare.covering(MKMapRect(x: 0, y: 3 * half, width: 1, height: 5), z: 3).isEmpty)
  }

  @Test("Rects without size, beyond counting or with too many squares give none")
  func nothing() {
    #expect(TileSquare.covering(MKMapRect(x: 0, y: 0, width: 0, height: 0), z: 3).isEmpty)
    #expect(TileSquare.covering(.world, z: 8).isEmpty)
    #expect(TileSquare.covering(.world, z: 7).count == 1 << 14)
    #expect(TileSquare.covering(.null, z: 3).isEmpty)
    #expect(TileSquare.covering(MKMapRect(x: .nan, y: 0, width: 5, height: 5), z: 3).isEmpty)
    #expect(TileSquare.covering(MKMapRect(x: 1e300, y: 0, width: 5, height: 5), z: 3).isEmpty)
  }
}
