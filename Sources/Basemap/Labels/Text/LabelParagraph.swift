/// A text broken into lines and shaped, in ems: what does not depend on where and how large it is drawn.
final class LabelParagraph: Sendable {
  /// What a paragraph is made of.
  struct Key: Hashable {
    let runs: [LabelRun]
    /// In ems; infinite: one line.
    let maximumWidth: Double
    /// In ems.
    let letterSpacing: Double
  }

  let lines: [LabelLine]
  /// Whether all of it is of scripts whose letters stand one below the other where lines run down.
  let mayRunDown: Bool
  /// The width of the widest line.
  let width: Double

  init(_ key: Key) {
    let text = LabelText(key.runs, letterSpacing: key.letterSpacing)
    var lines = text.lines(maximumWidth: key.maximumWidth).map { text.line($0) }
    while let last = lines.last, last.glyphs.isEmpty { lines.removeLast() }
    self.lines = lines
    width = lines.reduce(0) { max($0, $1.width) }
    mayRunDown = key.runs.allSatisfy { $0.text.unicodeScalars.allSatisfy(\.mayRunDown) }
  }

  /// The most letters of a line.
  var letterCount: Int { lines.reduce(0) { max($0, $1.clusters.count) } }

  /// Whether nothing is to be seen.
  var isEmpty: Bool { lines.isEmpty }

  /// About how much memory the paragraph takes, in bytes; the shapes of letters are shared.
  var cost: Int { lines.reduce(128) { $0 + 64 * ($1.glyphs.count + $1.clusters.count) } }
}

/// A line of a paragraph, from left to right as it is seen, in ems.
struct LabelLine: Sendable {
  struct Glyph: Sendable {
    let outline: GlyphOutline
    /// Its place, from the line's left end and baseline.
    let x: Double
    let y: Double
    let scale: Double
    let color: StyleColor?
  }

  /// Glyphs that stay together along a curve.
  struct Cluster: Sendable {
    let glyphs: Range<Int>
    let x: Double
    let advance: Double
  }

  /// From the middle of a line down to its baseline: half the height of a capital.
  static let baseline = 0.36

  fileprivate(set) var glyphs: [Glyph] = []
  fileprivate(set) var clusters: [Cluster] = []
  fileprivate(set) var width = 0.0
  /// The largest scale of its runs.
  fileprivate(set) var scale = 0.0

  /// Adds a run at the right end.
  mutating func append(_ shape: ShapedLine, scale: Double, color: StyleColor?, letterSpacing: Double) {
    let first = glyphs.count
    for cluster in shape.clusters {
      let shift = width - cluster.x * scale
      for glyph in shape.glyphs[cluster.glyphs] {
        glyphs.append(
          Glyph(outline: glyph.outline, x: glyph.x * scale + shift, y: glyph.y * scale, scale: scale, color: color))
      }
      clusters.append(
        Cluster(
          glyphs: first + cluster.glyphs.lowerBound..<first + cluster.glyphs.upperBound, x: width,
          advance: cluster.advance * scale))
      width += cluster.advance * scale + letterSpacing
    }
    self.scale = max(self.scale, scale)
  }

  /// Takes away the space after the last letter.
  mutating func end(letterSpacing: Double) {
    if !clusters.isEmpty { width -= letterSpacing }
    if scale == 0 { scale = 1 }
  }
}

extension Unicode.Scalar {
  /// Whether it is an ideograph, a syllable of Japanese or Korean, or a sign that goes with them.
  fileprivate var mayRunDown: Bool {
    switch value {
    case 0x2E80...0x2FDF, 0x3001...0x30FF, 0x3100...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
