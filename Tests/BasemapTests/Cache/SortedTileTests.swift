import Foundation
import Testing

@testable import Basemap

@Suite("Tiles made ready for painting")
struct SortedTileTests {
  private func road(_ tags: [(String, VectorTileValue)], _ end: Int = 9) -> TileWriter.Feature {
    .init(kind: .line, parts: [[(0, 0), (end, end)]], tags: tags)
  }

  /// A style of lines, one layer for each filter.
  private func style(_ filters: [String], type: String = "line", sourceLayer: String = "transportation") throws
    -> MapStyle
  {
    let layers = filters.enumerated().map { index, filter in
      #"{"id": "\#(index)", "type": "\#(type)", "source": "s", "source-layer": "\#(sourceLayer)", "filter": \#(filter)}"#
    }
    return try Painted.style(layers.joined(separator: ","))
  }

  private func matches(_ style: MapStyle, _ writer: TileWriter) throws -> [[Int32]?] {
    try style.sorted(try VectorTile(writer.bytes)).matches.map { $0?.shapes }
  }

  @Test("Features are sorted by kind and tags, those with equal tags together")
  func filters() throws {
    var writer = TileWriter()
    for end in 1...3 { writer.add("transportation", road([("class", .string("motorway"))], end)) }
    writer.add("transportation", road([("class", .string("motorway")), ("ramp", .integer(1))]))
    writer.add("transportation", road([("class", .string("trunk")), ("ramp", .integer(1))]))
    writer.area("transportation", ["class": "motorway"], TileWriter.square(0, 0, 5, 5))
    writer.add("poi", road([("class", .string("motorway"))]))
    let lines = try style([
      #"["==", ["get", "class"], "motorway"]"#,
      #"["all", ["==", ["geometry-type"], "LineString"], ["==", ["get", "ramp"], 1]]"#, #"["!", ["has", "ramp"]]"#,
      #"["==", ["get", "class"], "path"]"#, "true",
    ])
    #expect(try matches(lines, writer) == [[0, 1, 2, 3, 5], [3, 4], [0, 1, 2, 5], nil, [0, 1, 2, 3, 4, 5]])
    #expect(try matches(style(["true"], type: "fill"), writer) == [[5]])
    #expect(try matches(style(["true"], sourceLayer: "water"), writer) == [nil])
  }

  @Test("Identifiers tell features with equal tags apart")
  func identifiers() throws {
    var writer = TileWriter()
    for id in [UInt64(7), 8, 7] {
      var feature = road([("class", .string("rail"))])
      feature.id = id
      writer.add("transportation", feature)
    }
    #expect(try matches(style([#"["==", ["id"], 7]"#]), writer) == [[0, 2]])
  }

  @Test("What the zoom or the state decides is left open until a map is drawn")
  func open() throws {
    var writer = TileWriter()
    writer.add("transportation", road([("from", .number(9))]))
    let style = try style([#"[">=", ["zoom"], ["get", "from"]]"#, #"["==", ["global-state", "a"], 1]"#])
    #expect(try matches(style, writer) == [[0], [0]])
    #expect(style.layers.compactMap(\.viewFilter).count == 2)
  }

  @Test("Groups hold features of one kind with equal tags, and nothing else")
  func groups() throws {
    var writer = TileWriter()
    var expected: [String] = []
    var numbers = Numbers()
    for _ in 0..<400 {
      let (a, b) = (Int64.random(in: 0..<6, using: &numbers), Int64.random(in: 0..<6, using: &numbers))
      let tags: [(String, VectorTileValue)] = b == 0 ? [("a", .integer(a))] : [("a", .integer(a)), ("b", .integer(b))]
      if Bool.random(using: &numbers) {
        writer.add("l", road(tags))
        expected.append("line \(a) \(b)")
      } else {
        writer.add("l", .init(kind: .point, parts: [[(1, 1)]], tags: tags))
        expected.append("point \(a) \(b)")
      }
    }
    let layer = try FeatureLayer(try #require(try VectorTile(writer.bytes).layer(named: "l")))
    let groups = FeatureGroups(layer)
    #expect(groups.representatives.count == Set(expected).count)
    for (index, group) in groups.groupOfFeature.enumerated() {
      #expect(expected[Int(groups.representatives[Int(group)])] == expected[index])
    }
  }

  @Test("The ocean is known, which other water is not part of")
  func ocean() throws {
    var writer = TileWriter()
    writer.area("water", ["class": "lake"], TileWriter.square(0, 0, 5, 5))
    writer.area("water", ["class": "ocean"], TileWriter.square(0, 0, 5, 5))
    writer.add("water", road([("class", .string("ocean"))]))
    let style = MapStyle.builtIn(BasemapLook(.standard))
    #expect(try style.sorted(try VectorTile(writer.bytes)).ocean == [1])
  }

  @Test("A fault in a layer that is painted is an error, one in another layer is not looked at")
  func faults() throws {
    var layer = ByteWriter()
    layer.field(1, Array("poi".utf8))
    layer.field(2, [3 << 3, 2, 4 << 3 | 2, 1, 15])
    var bytes = ByteWriter()
    bytes.field(3, layer.bytes)
    let tile = try VectorTile(bytes.bytes)
    #expect(try style(["true"], sourceLayer: "water").sorted(tile).matches.count == 1)
    #expect(throws: VectorTileError(layer: "poi", offset: 13, reason: .command)) {
      try style(["true"], sourceLayer: "poi").sorted(tile)
    }
  }
}
