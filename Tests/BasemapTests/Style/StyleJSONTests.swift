import Foundation
import Testing

@testable import Basemap

@Suite("Reading JSON")
struct StyleJSONTests {
  private func value(_ text: String) -> StyleValue? { try? StyleJSON.value(of: Data(text.utf8)) }

  @Test("Values of every kind")
  func values() {
    #expect(
      value(#" {"a": [1, -2.5, 1e3, 0], "b": true, "c": null, "b": false, "d": {}, "e": []} "#)
        == .object([
          "a": .array([.number(1), .number(-2.5), .number(1000), .number(0)]), "b": .bool(false), "c": .null,
          "d": .object([:]), "e": .array([]),
        ]))
    #expect(value("\u{FEFF}3") == .number(3))
  }

  @Test("Escapes, with half a pair replaced")
  func escapes() {
    #expect(value(#""a\"\\\/\b\f\n\r\t\u00e9""#) == .string("a\"\\/\u{8}\u{C}\n\r\té"))
    #expect(value(#""\ud83d\ude00""#) == .string("😀"))
    #expect(value(#""\ud83d!""#) == .string("\u{FFFD}!"))
    #expect(value("\"Straße\"") == .string("Straße"))
  }

  @Test(
    "What is not JSON",
    arguments: [
      "", "{", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "{a: 1}", "tru", "nul", "+1", ".5", "1e999", "NaN", "\"a",
      "\"\\x\"",
      "\"\\u12g4\"", "\"\\u", "\"\n\"", "1 2", "-", "\"\\", "\u{0}", "[1]\u{0}",
    ])
  func faults(_ text: String) {
    #expect(throws: StyleSheetError.self) { try StyleJSON.value(of: Data(text.utf8)) }
  }

  @Test("Too much of anything is refused")
  func limits() throws {
    let deep = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(value(deep) != nil)
    #expect(throws: StyleSheetError.tooLarge("more than 128 levels")) {
      try StyleJSON.value(of: Data("[\(deep)]".utf8))
    }
    let wide = "[" + String(repeating: "0,", count: StyleJSON.Limit.values) + "0]"
    #expect(throws: StyleSheetError.tooLarge("more than 1048576 values")) {
      try StyleJSON.value(of: Data(wide.utf8))
    }
    #expect(throws: StyleSheetError.tooLarge("more than 16777216 bytes")) {
      try StyleJSON.value(of: Data(repeating: 0x20, count: StyleJSON.Limit.bytes + 1))
    }
  }
}
