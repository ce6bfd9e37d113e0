import Testing

@testable import Basemap

@Suite("Attribution as plain text")
struct AttributionLinesTests {
  @Test(
    "Tags go, entities are written out, breaks end lines",
    arguments: [
      ("© OpenMapTiles © OpenStreetMap contributors", ["© OpenMapTiles © OpenStreetMap contributors"]),
      ("<a href=\"https://x.org/\">&copy; OpenStreetMap</a> contributors", ["© OpenStreetMap contributors"]),
      ("One<br/>Two<p class=a>Three\nFour", ["One", "Two", "Three", "Four"]), ("  a   b  ", ["a b"]), ("", []),
      ("<b></b>", []), ("A &amp;lt; B &lt;", ["A &lt; B <"]), ("1 < 2", ["1 < 2"]),
    ])
  func plain(html: String, lines: [String]) {
    #expect(AttributionLines.plain(html) == lines)
  }

  @Test("An endless attribution is cut")
  func long() {
    #expect(AttributionLines.plain(String(repeating: "x", count: 100_000)).map(\.count) == [500])
    #expect(AttributionLines.plain(String(repeating: "<", count: 100_000)).joined().count == 500)
  }
}
