import Testing

@testable import Basemap

@Suite("PMTiles metadata")
struct PMTilesMetadataTests {
  private func metadata(_ json: String) throws(PMTilesError) -> PMTilesMetadata {
    try PMTilesMetadata(json: Array(json.utf8), offset: 9)
  }

  @Test("Names, attribution and layers are read")
  func members() throws {
    let json = #"""
      {"name":"N","description":"D","attribution":"A","vector_layers":[{"id":"water","minzoom":2,"maxzoom":14},{"id":"x"}]}
      """#
    let metadata = try metadata(json)
    #expect(metadata.name == "N" && metadata.summary == "D" && metadata.attribution == "A")
    #expect(
      metadata.vectorLayers == [
        .init(id: "water", minimumZoom: 2, maximumZoom: 14), .init(id: "x", minimumZoom: nil, maximumZoom: nil),
      ])
  }

  @Test("Members of a wrong type count as missing")
  func wrongTypes() throws {
    let metadata = try metadata(
      #"{"name":7,"attribution":["x"],"vector_layers":[3,{"id":1},{"id":"a","minzoom":"2"}]}"#)
    #expect(metadata.name == nil && metadata.attribution == nil)
    #expect(metadata.vectorLayers == [.init(id: "a", minimumZoom: nil, maximumZoom: nil)])
    #expect(try self.metadata(#"{"vector_layers":{"id":"a"}}"#) == PMTilesMetadata())
    #expect(try self.metadata("") == PMTilesMetadata())
  }

  @Test("What is no JSON object is refused, also when it is nested without end")
  func noObject() {
    for json in [
      "[]", "{", "nil", "\u{0}", String(repeating: "[", count: 100_000),
      #"{"a":"# + String(repeating: "{\"a\":", count: 50_000),
    ] {
      #expect(throws: PMTilesError.malformed(.metadata, offset: 9, reason: "not a JSON object")) {
        try metadata(json)
      }
    }
  }
}
