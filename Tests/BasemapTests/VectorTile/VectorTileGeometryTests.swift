import Testing

@testable import Basemap

@Suite("Geometry of vector tiles")
struct VectorTileGeometryTests {
  private func geometry(
    _ kind: VectorTileFeature.Kind, _ parts: [[(Int, Int)]]
  ) throws -> VectorTileGeometry {
    var tile = TileWriter()
    tile.add("a", .init(kind: kind, parts: parts))
    return try #require(try VectorTile(tile.bytes).layers.first).geometry()
  }

  private func raw(_ kind: UInt64, _ geometry: [UInt64]) throws -> VectorTileGeometry {
    var words = ByteWriter()
    for word in geometry { words.number(word) }
    var feature = ByteWriter()
    feature.field(3, number: kind)
    feature.field(4, words.bytes)
    var layer = ByteWriter()
    layer.field(1, [65])
    layer.field(2, feature.bytes)
    var tile = ByteWriter()
    tile.field(3, layer.bytes)
    return try #require(try VectorTile(tile.bytes).layers.first).geometry()
  }

  private func points(_ geometry: VectorTileGeometry, _ part: Int) -> [[Int]] {
    geometry.part(part).map { [Int(geometry.points[$0].x), Int(geometry.points[$0].y)] }
  }

  // The examples of section 4.3.5 of the specification.
  @Test("The specification's examples")
  func examples() throws {
    #expect(points(try raw(1, [9, 50, 34]), 0) == [[25, 17]])
    #expect(points(try raw(1, [17, 10, 14, 3, 9]), 0) == [[5, 7], [3, 2]])
    #expect(points(try raw(2, [9, 4, 4, 18, 0, 16, 16, 0]), 0) == [[2, 2], [2, 10], [10, 10]])
    let lines = try raw(2, [9, 4, 4, 18, 0, 16, 16, 0, 9, 17, 17, 10, 4, 8])
    #expect(lines.partCount == 2 && points(lines, 1) == [[1, 1], [3, 5]])
    #expect(points(try raw(3, [9, 6, 12, 18, 10, 12, 24, 44, 15]), 0) == [[3, 6], [8, 12], [20, 34]])
    let polygons = try raw(
      3,
      [
        9, 0, 0, 26, 20, 0, 0, 20, 19, 0, 15, 9, 22, 2, 26, 18, 0, 0, 18, 17, 0, 15, 9, 4, 13, 26, 0, 8, 8, 0, 0, 7, 15,
      ])
    #expect(polygons.partCount == 3)
    #expect(polygons.polygons(of: try #require(polygons.shapes.first)) == [[0], [1, 2]])
    #expect(points(polygons, 2) == [[13, 13], [13, 17], [17, 17], [17, 13]])
  }

  @Test("Boxes hold all points of a feature")
  func box() throws {
    let shape = try #require(try geometry(.line, [[(5, -7), (90, 2)], [(-3, 40), (1, 1)]]).shapes.first)
    #expect(shape.parts == 0..<2)
    #expect(shape.box.minX == -3 && shape.box.minY == -7 && shape.box.maxX == 90 && shape.box.maxY == 40)
  }

  @Test("Rings that wind the wrong way are turned, all of a feature together; rings without area are left out")
  func winding() throws {
    let square = TileWriter.square(0, 0, 10, 10)
    let hole = Array(TileWriter.square(2, 2, 5, 5).reversed())
    let right = try geometry(.polygon, [square, hole])
    let wrong = try geometry(.polygon, [square.reversed(), hole.reversed()])
    for geometry in [right, wrong] {
      #expect(geometry.doubleArea(of: geometry.part(0)) == 200)
      #expect(geometry.doubleArea(of: geometry.part(1)) == -18)
      #expect(geometry.polygons(of: try #require(geometry.shapes.first)) == [[0, 1]])
    }
    let flat = try geometry(.polygon, [[(0, 0), (5, 5), (10, 10)], square])
    #expect(flat.partCount == 1 && flat.doubleArea(of: flat.part(0)) == 200)
  }

  @Test("Features of a kind nobody knows have no parts")
  func unknown() throws {
    let geometry = try raw(9, [9, 2, 2])
    #expect(geometry.shapes.count == 1 && geometry.partCount == 0)
  }

  @Test(
    "Commands in the wrong place or number, and coordinates too far out, are refused",
    arguments: [
      (2, [18, 1, 1, 1, 1], VectorTileError.Reason.command), (2, [9, 2, 2], .endsEarly),
      (2, [9, 2, 2, 9, 2, 2], .command),
      (2, [17, 2, 2, 2, 2, 10, 1, 1], .command), (3, [9, 2, 2, 10, 2, 2, 18, 4, 4], .command), (1, [15], .command),
      (3, [9, 0, 0, 18, 2, 2, 2, 0, 23], .command), (1, [9, 4 * (1 << 26) + 2, 0], .coordinate), (1, [1], .command),
      (1, [9, 2 * (1 << 26) + 2, 0], .coordinate), (1, [17, 2 << 26, 0, 2 << 26, 0], .coordinate),
      (1, [11, 2, 2], .command),
      (1, [UInt64(UInt32.max) + 2, 0], .command), (1, [8 << 28 | 1, 2, 2], .endsEarly), (1, [.max, 0], .command),
    ] as [(UInt64, [UInt64], VectorTileError.Reason)])
  func refusals(kind: UInt64, words: [UInt64], reason: VectorTileError.Reason) {
    #expect {
      try raw(kind, words)
    } throws: { error in
      let error = error as? VectorTileError
      return error?.reason == reason && error?.layer == "A" && (error?.offset ?? 0) > 7
    }
  }
}
