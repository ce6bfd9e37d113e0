import Foundation
import Testing

@testable import Basemap

@Suite("Which tiles a part of the map is drawn from")
struct CoverageTests {
  private let style = MapStyle.builtIn(BasemapLook(.standard))

  private func tile(_ layer: String, _ tags: [String: String]) throws -> SortedTile {
    var writer = TileWriter()
    writer.area(layer, tags, TileWriter.square(0, 0, 4096, 4096))
    return try style.sorted(VectorTile(writer.bytes))
  }

  private func layer(_ role: BasemapLayer.Role, _ zooms: ClosedRange<Int>) -> BasemapLayer {
    BasemapLayer(MemorySource(zooms: zooms) { _ throws(TileSourceError) in nil }, role: role)
  }

  /// The answer for one square of a level, with the world of levels 0…6 below a region of levels 0…14.
  private func placed(
    _ z: Int, _ column: Int, _ row: Int, zoom: Double, region: Set<TileAddress>,
    regionTags: [String: String] = ["class": "ocean"]
  ) throws -> [PlacedTile] {
    let (world, street) = (try tile("water", ["class": "ocean"]), try tile("water", regionTags))
    let coverage = Coverage(layers: [layer(.world, 0...6), layer(.region, 0...14)]) { layer, address in
      layer == 0 ? world : region.contains(address) ? street : nil
    }
    let side = MKMapSize.world.width / Double(1 << z)
    return coverage.tiles(
      for: MKMapRect(x: Double(column) * side, y: Double(row) * side, width: side, height: side), zoom: zoom)
  }

  @Test("The world alone: one tile to a square of 256 points, and from level 7 on the deepest, overzoomed")
  func world() throws {
    let near = try placed(3, 2, 1, zoom: 3.9, region: [])
    #expect(near.map(\.square) == [TileSquare(z: 3, column: 2, row: 1)] && near.map(\.part) == near.map(\.square))
    let deep = try placed(14, 8192, 8192, zoom: 14, region: [])
    #expect(deep.map(\.square) == [TileSquare(z: 6, column: 32, row: 32)])
  }

  @Test("Where the region has a tile, nothing of the world is drawn; around it the rest of the world's tile is")
  func stack() throws {
    let street = try #require(TileAddress(z: 9, x: 100, y: 100))
    let inside = try placed(9, 100, 100, zoom: 10, region: [street])
    #expect(inside.map(\.layer) == [1] && inside.map(\.part) == [TileSquare(z: 9, column: 100, row: 100)])
    let around = try placed(8, 50, 50, zoom: 10, region: [street])
    #expect(Set(around.filter { $0.layer == 1 }.map(\.part)) == [TileSquare(z: 9, column: 100, row: 100)])
    let rest = around.filter { $0.layer == 0 }
    #expect(rest.allSatisfy { $0.square == TileSquare(z: 6, column: 12, row: 12) && !$0.isOceanAlone })
    // What else of the world's tile is in view: three squares of level 9.
    #expect(rest.reduce(0) { $0 + 1 << (2 * (9 - $1.part.z)) } == 3)
  }

  @Test("A sketch lies upon the world, where it has a tile itself, and gives way to a region")
  func sketch() throws {
    let (world, sketch) = (try tile("water", ["class": "ocean"]), try tile("building", [:]))
    let own = try #require(TileAddress(z: 14, x: 100, y: 100))
    let layers = [layer(.world, 0...6), layer(.sketch, 0...16), layer(.region, 0...14)]
    func drawn(_ column: Int, hasRegion: Bool, zoom: Double = 15) -> [Int] {
      var asked: [Int: Int] = [:]
      let coverage = Coverage(layers: layers, prefetch: { asked[$0, default: 0] += $1.count }) { layer, address in
        switch layer {
        case 0: world
        case 1: address == own ? sketch : nil
        default: hasRegion ? world : nil
        }
      }
      let side = MKMapSize.world.width / exp2(zoom - 1)
      let part = MKMapRect(x: Double(column) * side, y: 100 * side, width: side, height: side)
      let tiles = coverage.tiles(for: part, zoom: zoom)
      #expect(asked[2] == 1, "each layer hears of its tiles before they are asked for")
      return tiles.map(\.layer)
    }
    #expect(drawn(100, hasRegion: false) == [0, 1] && drawn(101, hasRegion: false) == [0])
    #expect(drawn(100, hasRegion: true) == [2])
    // Level 15 has no tile of its own here: what lies on level 14 does not stand in for it.
    #expect(drawn(200, hasRegion: false, zoom: 16) == [0])
  }

  @Test("A region starts at level 8, drawn 512 points wide")
  func firstLevel() throws {
    let tiles = Set([7, 8].compactMap { TileAddress(z: $0, x: 1 << ($0 - 1), y: 1 << ($0 - 1)) })
    #expect(try placed(8, 128, 128, zoom: 8.9, region: tiles).map(\.layer) == [0])
    #expect(try placed(8, 128, 128, zoom: 9, region: tiles).map(\.layer) == [1])
  }

  @Test("Beyond its deepest level, and where that has a gap, the region draws from the nearest tile above")
  func ancestors() throws {
    let tiles = Set([14, 11].compactMap { TileAddress(z: $0, x: 1 << ($0 - 1), y: 1 << ($0 - 1)) })
    let over = try placed(18, 1 << 17, 1 << 17, zoom: 18, region: tiles)
    #expect(over.map(\.square) == [TileSquare(z: 14, column: 8192, row: 8192)])
    let gap = try placed(14, 8193, 8192, zoom: 15, region: tiles)
    #expect(gap.map(\.square) == [TileSquare(z: 11, column: 1024, row: 1024)])
    #expect(gap.map(\.part) == [TileSquare(z: 14, column: 8193, row: 8192)])
    #expect(try placed(14, 9000, 9000, zoom: 15, region: tiles).map(\.layer) == [0])
  }

  @Test("A region's tile without ocean is lent the world's, up to level 10")
  func lentOcean() throws {
    let tiles = Set([10, 11].compactMap { TileAddress(z: $0, x: 300, y: 300) })
    let lent = try placed(10, 300, 300, zoom: 11, region: tiles, regionTags: ["class": "lake"])
    #expect(lent.map(\.layer) == [1, 0])
    #expect(lent.last?.isOceanAlone == true && lent.last?.part == TileSquare(z: 10, column: 300, row: 300))
    #expect(try placed(11, 300, 300, zoom: 12, region: tiles, regionTags: ["class": "lake"]).map(\.layer) == [1])
    #expect(try placed(10, 300, 300, zoom: 11, region: tiles).map(\.layer) == [1])
  }

  @Test("Copies of the world east and west take the same tiles")
  func copies() throws {
    for column in [-6, 10] {
      let placed = try placed(3, column, 1, zoom: 3, region: [])
      #expect(placed.map(\.square) == [TileSquare(z: 3, column: column, row: 1)])
    }
  }
}
