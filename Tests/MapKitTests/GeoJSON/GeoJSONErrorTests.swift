import Testing

@testable import MapKit

/// What hostile and mistaken documents are answered with.
@Suite struct GeoJSONErrorTests {
  private static func point(_ coordinates: String) -> String {
    "{\"type\":\"Point\",\"coordinates\":\(coordinates)}"
  }

  @Test(
    "J05: JSON that is not GeoJSON is answered by MKError.decodingFailed",
    arguments: [
      "{}", "[]", "null", "3", "\"Point\"", #"{"type":"Point"}"#, #"{"type":3,"coordinates":[1,2]}"#,
      #"{"type":"point","coordinates":[1,2]}"#, #"{"coordinates":[1,2]}"#, point("[1]"), point("[1,\"2\"]"),
      point("[[1,2]]"), point("null"), point("{}"), point("[1,91]"), point("[541,0]"), point("[1e999,0]"),
      point("[0,-1e400]"), #"{"type":"Point","type":"Point","coordinates":[1,2]}"#,
      #"{"type":"Point","coordinates":[1,2],"coordinates":[1,2]}"#, #"{"type":"Feature"}"#,
      #"{"type":"Feature","geometry":{"type":"Feature","geometry":null}}"#,
      #"{"type":"Feature","geometry":[]}"#, #"{"type":"Feature","geometry":null,"properties":[]}"#,
      #"{"type":"Feature","geometry":null,"id":true}"#,
      #"{"type":"FeatureCollection","features":[{"type":"Point","coordinates":[1,2]}]}"#,
      #"{"type":"FeatureCollection","features":[null]}"#, #"{"type":"FeatureCollection","features":{}}"#,
      #"{"type":"LineString","coordinates":[[1,2]]}"#, #"{"type":"Polygon","coordinates":[[[1,2],[3,4]]]}"#,
      #"{"type":"Polygon","coordinates":[[]]}"#, #"{"type":"MultiPolygon","coordinates":[[]]}"#,
      #"{"type":"LineString","coordinates":[[]]}"#,
    ])
  func structure(text: String) {
    let error = #expect(throws: MKError.self) { try decode(text) }
    #expect(error?.code == .decodingFailed && error?.errorDescription?.contains("at byte") == true)
  }

  @Test(
    "J06: what is not JSON is answered by error 3840 of Cocoa's domain",
    arguments: [
      "", " ", "{", "nul", "{\"type\":\"Point\",\"coordinates\":[1,2]", "{\"type\":\"Point\",}", "{type:1}",
      "{\"a\" 1}", "[1 2]", "[1,]", "[01]", "[1.]", "[.5]", "[-]", "[1e]", "[+1]", "[NaN]", "[0x10]", "[\"a]",
      "[\"\\x\"]", "[\"\\u12G4\"]", "[\"\u{1}\"]", "[tru]", "{} {}", "{}\u{0}", "\u{0}", "[\u{0}]", "[\"\u{0}",
      point("[1,2]") + ",", "{\"type\":3} x", point("[1,99],") + "}",
    ])
  func syntax(text: String) {
    let error = #expect(throws: CocoaError.self) { try decode(text) }
    #expect(error?.code.rawValue == 3840)
  }

  @Test(
    "Bytes that are not UTF-8 are answered by error 3840, inside strings and out of them",
    arguments: [
      [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8], [0xC3],
      [0xE2, 0x82], [0xF0, 0x9F, 0x98],
    ])
  func encoding(bytes: [UInt8]) {
    for (before, after) in [("[\"", "\"]"), ("[", "]")] {
      let data = Data(before.utf8) + Data(bytes) + Data(after.utf8)
      let error = #expect(throws: CocoaError.self) { try MKGeoJSONDecoder().decode(data) }
      #expect(error?.code == .propertyListReadCorrupt)
    }
  }

  @Test("A document nested a hundred thousand deep is answered by error 3840, one 500 deep in a foreign member is read")
  func depth() throws {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      func foreign(_ levels: Int) -> String {
        let value = String(repeating: open, count: levels) + "1" + String(repeating: close, count: levels)
        return "{\"x\":\(value),\"type\":\"Point\",\"coordinates\":[1,2]}"
      }
      #expect(try decode(foreign(500)).count == 1)
      let error = #expect(throws: CocoaError.self) { try decode(foreign(100_000)) }
      #expect(error?.code.rawValue == 3840)
    }
  }

  @Test("Geometry collections nested 16 deep are read, deeper ones are answered by an error")
  func collections() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "{\"geometries\":[", count: levels) + "{\"type\":\"Point\",\"coordinates\":[1,2]}"
        + String(repeating: "],\"type\":\"GeometryCollection\"}", count: levels)
    }
    #expect(try decode(nested(16)).count == 1)
    #expect(throws: MKError.self) { try decode(nested(17)) }
  }

  @Test("The start of a document, cut anywhere, is answered by an error")
  func cut() throws {
    let text =
      #"{"type":"Feature","id":"é\u00e9","properties":{"a":[true,null,-1.5e3]},"geometry":{"type":"Polygon","#
      + #""coordinates":[[[0,0],[9,0],[9,9],[0,0]]]}}"#
    let bytes = Array(text.utf8)
    #expect(try MKGeoJSONDecoder().decode(Data(bytes)).count == 1)
    for length in 0..<bytes.count {
      #expect(throws: (any Error).self) { try MKGeoJSONDecoder().decode(Data(bytes.prefix(length))) }
    }
  }

  @Test("Damaged documents are read or answered by one of the two errors")
  func damaged() throws {
    let text =
      #"{"type":"FeatureCollection","features":[{"type":"Feature","id":1,"properties":{"\u00e9":"\ud83d\ude00"},"#
      + #""geometry":{"type":"GeometryCollection","geometries":[{"coordinates":[1.5,-2e1],"type":"Point"},"#
      + #"{"type":"MultiLineString","coordinates":[[[1,2],[3,4]]]}]}}]}"#
    let tokens = Array(#"{}[],:"\019.-eEtfnu"#.utf8) + [0, 0x80, 0xC3, 0xFF]
    var generator = SplitMix(seed: 29)
    for _ in 0..<20_000 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = tokens.randomElement(using: &generator) ?? 0
        case 1: bytes.insert(tokens.randomElement(using: &generator) ?? 0, at: place)
        default: bytes.remove(at: place)
        }
      }
      do {
        _ = try MKGeoJSONDecoder().decode(Data(bytes))
      } catch {
        #expect(error is MKError || (error as? CocoaError)?.code.rawValue == 3840)
      }
    }
  }
}
