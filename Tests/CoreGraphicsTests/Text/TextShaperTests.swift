import Testing

@testable import CoreGraphics

@Suite("Shaping a line")
struct TextShaperTests {
  @Test("Letters follow one another, in units of the font's size")
  func advances() {
    let line = TextShaper.line("Map")
    #expect(line.clusters.map(\.offset) == [0, 1, 2])
    #expect(line.glyphs.count == 3)
    #expect(line.advance > 1.5 && line.advance < 2.5)
    #expect(abs(line.clusters.reduce(0) { $0 + $1.advance } - line.advance) < 1e-9)
    let whole = TextLayout("Map", font: TextFont(size: 100)).size.width
    #expect(abs(Double(whole) / 100 - line.advance) < 0.002)
  }

  @Test("Letters that would gape are kerned")
  func kerning() {
    let apart = TextShaper.line("A").advance + TextShaper.line("V").advance
    #expect(TextShaper.line("AV").advance < apart - 0.02)
  }

  @Test("A shape stands on the baseline: y down, in units of the font's size")
  func outline() throws {
    let glyph = try #require(TextShaper.line("H").glyphs.first)
    #expect(abs(glyph.outline.bounds.maxY) < 0.01)
    #expect(abs(glyph.outline.bounds.minY + 0.714) < 0.01)
  }

  @Test("Bold is bolder, italic leans")
  func styles() throws {
    #expect(TextShaper.line("Road", weight: 700).advance > TextShaper.line("Road").advance)
    let (upright, italic) = (TextShaper.line("l"), TextShaper.line("l", isItalic: true))
    #expect(
      try #require(italic.glyphs.first).outline.bounds.width > #require(upright.glyphs.first).outline.bounds.width)
  }

  @Test("Arabic letters join: in a word they have other shapes than alone")
  func arabicJoins() {
    // Beh three times: at the beginning, in the middle and at the end of a word.
    let word = TextShaper.line("ببب")
    let alone = TextShaper.line("ب")
    #expect(word.clusters.count == 3)
    #expect(word.advance < 3 * alone.advance * 0.8)
    // What is read first stands on the right.
    #expect(word.clusters.map(\.offset) == [4, 2, 0])
  }

  @Test("In mixed text each run has its own direction")
  func mixed() {
    let line = TextShaper.line("a אב")
    #expect(line.clusters.map(\.offset) == [0, 1, 4, 2])
  }

  @Test("Scripts that the main font lacks come from other fonts", arguments: ["東京", "서울", "ไทย", "ქართული", "हिन्दी"])
  func fallback(text: String) {
    let line = TextShaper.line(text)
    #expect(line.missingGlyphCount == 0)
    #expect(!line.glyphs.isEmpty)
  }

  @Test("Ideographs have the form of the language, letters do not care")
  func ideographs() throws {
    func outline(_ text: String, _ language: String?) throws -> PathElements {
      try #require(TextShaper.line(text, language: language).glyphs.first).outline.path
    }
    #expect(try outline("直", "ja") != outline("直", nil))
    #expect(try outline("直", "zh-Hant") != outline("直", "ja"))
    #expect(try outline("직", "ko") == outline("직", nil))
    #expect(try outline("a", "ja") == outline("a", "ko"))
  }

  @Test("A character that no font has takes no room and fails nothing")
  func missing() {
    let line = TextShaper.line("a\u{10FFFD}b")
    #expect(line.missingGlyphCount == 1)
    #expect(abs(line.advance - TextShaper.line("a").advance - TextShaper.line("b").advance) < 0.01)
  }

  @Test("Line ends and control characters are space; a NUL ends nothing")
  func controls() {
    #expect(TextShaper.line("a\nb").clusters.count == 3)
    #expect(TextShaper.line("a\u{0}b").clusters.count == 3)
    #expect(TextShaper.line("").glyphs.isEmpty)
    #expect(TextShaper.line(String(repeating: "a", count: 5_000)).clusters.count == TextShaper.maximumLength)
  }

  @Test("Text breaks after spaces and dashes, between ideographs, and not before closing marks")
  func breaks() {
    #expect(TextShaper.breaks(in: "Los Angeles").map(\.offset) == [4])
    #expect(TextShaper.breaks(in: "東京都").map(\.offset) == [3, 6])
    #expect(TextShaper.breaks(in: "東京。").map(\.offset) == [3])
    #expect(TextShaper.breaks(in: "a\nb") == [LineBreakOpportunity(offset: 2, isMandatory: true)])
    #expect(TextShaper.breaks(in: "a").isEmpty)
    #expect(TextShaper.breaks(in: "").isEmpty)
  }
}
