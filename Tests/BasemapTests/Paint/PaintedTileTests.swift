import Testing

@testable import Basemap

@Suite("Tiles made ready for painting")
struct PaintedTileTests {
  private func road(_ tags: [(String, VectorTileValue)]) -> TileWriter.Feature {
    .init(kind: .line, parts: [[(0, 0), (9, 9)]], tags: tags)
  }

  @Test("Features are sorted by what their tags are and are not")
  func filters() throws {
    var writer = TileWriter()
    writer.add("transportation", road([("class", .string("motorway"))]))
    writer.add("transportation", road([("class", .string("motorway")), ("ramp", .number(1))]))
    writer.add(
      "transportation", road([("class", .string("trunk")), ("ramp", .integer(1)), ("brunnel", .string("bridge"))]))
    writer.area("transportation", ["class": "motorway"], TileWriter.square(0, 0, 5, 5))
    writer.add("poi", road([("class", .string("motorway"))]))
    let filters: [FeatureFilter] = [
      .lines("transportation", ["motorway"]),
      .lines("transportation", ["motorway", "trunk"], where: [.is("ramp", ["1"])]),
      .lines("transportation", [], where: [.isNot("brunnel", ["bridge", "tunnel"])]),
      .areas("transportation"), .areas("water"), .lines("transportation", ["path"]),
      .lines("transportation", [], where: [.is("nothing", ["1"])]),
      .lines("transportation", [], where: [.isNot("nothing", ["1"])]),
    ]
    let tile = try PaintedTile(try VectorTile(writer.bytes), filters: filters)
    #expect(tile.matches.map { $0?.shapes } == [[0, 1], [1, 2], [0, 1], [3], nil, nil, nil, [0, 1, 2]])
    #expect(tile.layers.count == 1 && tile.layers.first?.geometry.shapes.count == 4)
  }

  @Test("Zooms that features wait for are kept; a layer without any keeps none")
  func minimumZooms() throws {
    var writer = TileWriter()
    writer.add("waterway", road([("class", .string("river")), ("min_zoom", .number(7.5))]))
    writer.add("waterway", road([("class", .string("river"))]))
    writer.add("boundary", road([("admin_level", .unsigned(2))]))
    let tile = try PaintedTile(
      try VectorTile(writer.bytes), filters: [.lines("boundary"), .lines("waterway", ["river"])])
    #expect(tile.layers.map(\.minimumZooms) == [[], [7.5, 0]])
  }

  @Test("A fault in a layer that is painted is an error, one in another layer is not looked at")
  func faults() throws {
    var layer = ByteWriter()
    layer.field(1, Array("poi".utf8))
    layer.field(2, [3 << 3, 2, 4 << 3 | 2, 1, 15])
    var bytes = ByteWriter()
    bytes.field(3, layer.bytes)
    let tile = try VectorTile(bytes.bytes)
    #expect(try PaintedTile(tile, filters: [.lines("water")]).layers.isEmpty)
    #expect(throws: VectorTileError(layer: "poi", offset: 13, reason: .command)) {
      try PaintedTile(tile, filters: [.lines("poi")])
    }
  }
}
