import Testing

@testable import Basemap

/// Styles and tiles that mean harm, or nothing.
@Suite("Labels of bad input")
struct LabelHostilityTests {
  @Test(
    "Numbers out of range give no label, or an odd one, and nothing worse",
    arguments: [
      "text-size", "text-max-width", "text-line-height", "text-letter-spacing", "text-rotate", "text-padding",
      "text-max-angle", "text-radial-offset", "symbol-spacing", "icon-size", "icon-rotate",
    ])
  func layoutNumbers(property: String) throws {
    for number in ["1e308", "-1e308", "1e9", "-5", "0", "1e-308"] {
      for placement in ["point", "line", "line-center"] {
        var trial = LabelTrial()
        trial.style(layout: "\"symbol-placement\": \"\(placement)\", \"\(property)\": [\"get\", \"n\"]")
        trial.point(100, 100, "Name", tags: ["n": Double(number) ?? 0])
        trial.line([(0, 100), (500, 100)], "Name", layer: "place")
        // Where the property may not depend on the feature, or the number is refused, the layer is left out.
        guard let look = try? trial.look() else { continue }
        _ = try LabelPicture(trial.map, look, (4_350_000, 4_091_000, 64, 64), scale: 1.0 / 32)
        _ = try trial.shown()
      }
    }
  }

  @Test("Shifts and halos out of range", arguments: ["1e308", "-1e308", "100", "-100"])
  func paintNumbers(number: String) throws {
    var trial = LabelTrial()
    trial.style(
      paint: """
        "text-translate": [\(number), \(number)], "text-halo-width": ["abs", \(number)],
        "text-halo-blur": ["abs", \(number)], "text-halo-color": "red"
        """)
    trial.point(100, 100, "Name")
    let ink = try #require(try trial.picture().ink)
    // Whatever is drawn lies no farther than others look for it.
    #expect(ink.minX >= 0 && ink.maxX < 200)
  }

  @Test("Long texts, and texts of odd characters")
  func texts() throws {
    for text in [
      String(repeating: "a ", count: 5_000), String(repeating: "e\u{301}\u{302}", count: 2_000), "\u{202E}abc\u{202C}",
      "\u{0}\u{FFFE}\u{FFFF}", "\u{200F}\u{200E}", " ", "\n\n\n", "🏴\u{E0067}\u{E0062}", "\u{10FFFF}", "ﷺﷺﷺﷺﷺ",
    ] {
      var trial = LabelTrial()
      trial.style()
      trial.style("road", layout: #""symbol-placement": "line""#)
      trial.point(100, 100, text)
      trial.line([(0, 200), (500, 200)], text)
      _ = try trial.picture()
    }
  }

  @Test("Many labels on one spot: one is shown")
  func crowd() throws {
    var trial = LabelTrial()
    trial.style(layout: #""text-variable-anchor": ["center"]"#)
    for index in 0..<3_000 { trial.point(100, 100, "n\(index)") }
    #expect(try trial.names() == ["n0"])
  }

  @Test("A line of no length, of one place many times, and one that winds through the tile a thousand times")
  func lines() throws {
    var trial = LabelTrial()
    trial.style("road", layout: #""symbol-placement": "line", "symbol-spacing": 1, "text-size": 4"#)
    trial.line([(5, 5), (5, 5)], "x")
    trial.line(Array(repeating: (7, 7), count: 50), "y")
    trial.line((0..<300).map { ($0 % 2 == 0 ? -50 : 560, Double($0) * 1.6) }, "z")
    #expect(!(try trial.shown(zoom: 14.3)).isEmpty)
    #expect(!(try trial.shown(zoom: 15)).isEmpty)
  }
}
