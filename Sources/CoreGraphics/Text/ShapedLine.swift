/// One line of text as glyphs in the order they are seen, from left to right, in units of the font's size.
package struct ShapedLine: Sendable {
  /// Glyphs that stay together: a letter with its accents, or a ligature.
  package struct Cluster: Sendable {
    /// The glyphs of the line that belong to it.
    package let glyphs: Range<Int>
    /// Where it begins, and how far on the next one begins.
    package let x: Double
    package let advance: Double
    /// Where its text begins, in UTF-8 bytes of the line's text.
    package let offset: Int
    /// Whether its text is space alone.
    package let isBlank: Bool
  }

  package struct Glyph: Sendable {
    package let outline: GlyphOutline
    /// Where its origin lies; y down from the baseline.
    package let x: Double
    package let y: Double
  }

  package internal(set) var glyphs: [Glyph] = []
  package internal(set) var clusters: [Cluster] = []
  /// From the left end to the right end.
  package internal(set) var advance = 0.0
  /// How many characters no font has a shape for; they take no room.
  package internal(set) var missingGlyphCount = 0

  package init() {}
}

/// Where a text may be broken into lines.
package struct LineBreakOpportunity: Equatable, Sendable {
  /// The UTF-8 offset at which the next line would begin.
  package let offset: Int
  /// Whether the line must end there.
  package let isMandatory: Bool
}
