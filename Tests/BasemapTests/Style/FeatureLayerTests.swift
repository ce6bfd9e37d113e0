import Testing

@testable import Basemap

@Suite("Layers of features")
struct FeatureLayerTests {
  private func layer(_ tile: TileWriter) throws -> FeatureLayer {
    try FeatureLayer(try #require(try VectorTile(tile.bytes).layer(named: "place")))
  }

  @Test("Tags, identifiers, kinds and shapes")
  func features() throws {
    var tile = TileWriter()
    tile.add(
      "place",
      TileWriter.Feature(
        kind: .point, parts: [[(1, 2)]],
        tags: [
          ("name", .string("Park")), ("rank", .integer(-3)), ("size", .number(1.5)), ("open", .bool(true)),
          ("count", .unsigned(7)),
        ], id: 12))
    tile.add("place", TileWriter.Feature(kind: .line, parts: [[(1, 2), (3, 4)]], tags: [("name", .string("Way"))]))
    let layer = try layer(tile)
    #expect(layer.name == "place" && layer.extent == 4096 && layer.count == 2 && layer.geometry.shapes.count == 2)
    let (park, way) = (layer.feature(0), layer.feature(1))
    #expect(
      park.values == [
        "name": .string("Park"), "rank": .number(-3), "size": .number(1.5), "open": .bool(true), "count": .number(7),
      ])
    #expect(park.id == .number(12) && way.id == nil && park.kind == .point && way.kind == .line)
    #expect(way.value("name") == .string("Way") && way.value("rank") == nil && way.value("nothing") == nil)
    #expect(way.shape?.parts == 1..<2 && layer.cost > 100)
  }

  @Test("Names that a style asks for after the tile was read are found too")
  func lateKeys() throws {
    var tile = TileWriter()
    let name = "a name that no other test has asked for"
    tile.add("place", TileWriter.Feature(kind: .point, parts: [[(1, 2)]], tags: [(name, .integer(4))]))
    let feature = try layer(tile).feature(0)
    let key = StyleKey(name)
    #expect(feature.value(key) == .number(4) && feature.value(StyleKey(name + ", either")) == nil)
    // And those that it asked for before.
    #expect(try layer(tile).feature(0).value(key) == .number(4))
  }

  @Test("Of several tags with one name the last counts")
  func duplicates() throws {
    // Two keys of one name, and one key twice.
    var writer = FeatureTagsBuilder(keys: ["a", "b", "a"])
    for (key, value) in [(0, 0), (1, 1), (2, 2), (1, 3)] { writer.add(key: key, value: value) }
    writer.endFeature()
    writer.add(key: 2, value: 1)
    writer.endFeature()
    writer.endFeature()
    let tags = writer.tags([.number(0), .number(1), .number(2), .number(3)])
    let (a, b) = (StyleKey("a"), StyleKey("b"))
    #expect(tags.index(of: a, of: 0) == 2 && tags.index(of: b, of: 0) == 3)
    #expect(tags.index(of: a, of: 1) == 1 && tags.index(of: b, of: 1) == -1 && tags.index(of: a, of: 2) == -1)
    #expect(tags.index(of: "a", of: 1) == 1 && tags.index(of: "c", of: 1) == -1 && tags.range(of: 0).count == 2)
  }

  @Test("Features from elsewhere")
  func entries() {
    let layer = FeatureLayer(
      name: "own", extent: 8192, geometry: VectorTileGeometry(),
      entries: [
        FeatureLayer.Entry(kind: .polygon, tags: ["a": .array([.number(1)]), "b": .null], id: .string("x")),
        FeatureLayer.Entry(kind: .line, tags: [:]),
      ])
    #expect(layer.count == 2 && layer.extent == 8192)
    #expect(layer.feature(0).value("a") == .array([.number(1)]) && layer.feature(0).value("b") == .null)
    #expect(layer.feature(0).id == .string("x") && layer.feature(1).id == nil && layer.feature(1).values.isEmpty)
    #expect(layer.feature(0).shape == nil)
  }

  @Test("Asking a feature allocates nothing")
  func allocations() throws {
    var tile = TileWriter()
    tile.add("place", TileWriter.Feature(kind: .point, parts: [[(1, 2)]], tags: [("name", .string("Park"))], id: 3))
    let layer = try layer(tile)
    let key = StyleKey("name")
    var found = 0
    let sizes = AllocationProbe.sizes {
      for _ in 0..<1000 {
        let feature = layer.feature(0)
        if feature.value(key) != nil, feature.value("name") != nil, feature.value("none") == nil { found += 1 }
        if feature.id != nil, feature.kind == .point { found += 1 }
      }
    }
    #expect(sizes == [] && found % 2000 == 0)
  }
}
