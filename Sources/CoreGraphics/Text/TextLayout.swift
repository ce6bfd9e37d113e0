import CCairo
import CPango

/// Text broken into lines, measured, and drawn: any script, in both directions.
package struct TextLayout: Sendable {
  package enum Alignment: Sendable {
    case left, center, right

    var pango: Int32 {
      switch self {
      case .left: Int32(OMKPangoAlignLeft)
      case .center: Int32(OMKPangoAlignCenter)
      case .right: Int32(OMKPangoAlignRight)
      }
    }
  }

  package var text: String
  package var font: TextFont
  package var color: CGColor
  /// The width lines are broken at, in units of user space; nil: only at line ends of the text.
  package var maximumWidth: CGFloat?
  /// The most lines there may be, the last one cut off with "…"; nil: any number.
  package var maximumLines: Int?
  package var alignment = Alignment.left

  /// The longest text that is laid out, in code points: what no picture could show is cut off.
  ///
  /// One character may be a letter with any number of accents, so characters do not bound it.
  package static let maximumLength = 20_000
  /// The most code points in one character: shaping takes time with the square of their number.
  private static let maximumMarks = 64

  package init(
    _ text: String, font: TextFont, color: CGColor = .black, maximumWidth: CGFloat? = nil, maximumLines: Int? = nil
  ) {
    // A NUL would end the text for Pango, and Cairo fails on U+FFFE and U+FFFF in documents: they are drawn as the sign
    // for an unknown character instead.
    let scalars = text.unicodeScalars.prefix(Self.maximumLength).lazy.map { scalar -> Unicode.Scalar in
      scalar.value == 0 || scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar
    }
    var kept = String.UnicodeScalarView()
    for character in String(String.UnicodeScalarView(scalars)) {
      kept.append(contentsOf: character.unicodeScalars.prefix(Self.maximumMarks))
    }
    self.text = String(kept)
    self.font = font
    self.color = color
    self.maximumWidth = maximumWidth
    self.maximumLines = maximumLines
  }

  /// The size of the text with its line spacing, in units of user space.
  package var size: CGSize {
    withLayout { layout in
      var logical = PangoRectangle()
      pango_layout_get_extents(layout, nil, &logical)
      let scale = CGFloat(OMKPangoScale)
      return CGSize(width: CGFloat(logical.width) / scale, height: CGFloat(logical.height) / scale)
    } ?? .zero
  }

  /// From the top of the text to the first line's baseline, in units of user space.
  package var firstBaseline: CGFloat {
    withLayout { CGFloat(pango_layout_get_baseline($0)) / CGFloat(OMKPangoScale) } ?? 0
  }

  /// How many characters no font has a shape for, and so show as empty boxes.
  package var missingGlyphCount: Int { withLayout { Int(pango_layout_get_unknown_glyphs_count($0)) } ?? 0 }

  /// How many lines are shown.
  package var lineCount: Int { withLayout { Int(pango_layout_get_line_count($0)) } ?? 0 }

  /// The text with its line ends such that the most lines hold for all of it.
  private var shownText: String {
    guard let maximumLines, maximumLines > 0 else { return text }
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard lines.count > 1 else { return text }
    // Without a width Pango cuts nothing off, and with one it counts anew after each paragraph; a line separator
    // breaks a line without ending the paragraph.
    if effectiveWidth != nil { return lines.joined(separator: "\u{2028}") }
    return lines.prefix(maximumLines).joined(separator: "\n") + (lines.count > maximumLines ? "…" : "")
  }

  /// The width lines are broken at, where there is a sensible one.
  private var effectiveWidth: CGFloat? {
    guard let maximumWidth, maximumWidth.isFinite, maximumWidth < 1_000_000 else { return nil }
    return max(maximumWidth, 0)
  }

  fileprivate func withLayout<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
    FontLibrary.shared.withContext { context -> Result? in
      guard let layout = pango_layout_new(context) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      font.withDescription { pango_layout_set_font_description(layout, $0) }
      shownText.withCString { pango_layout_set_text(layout, $0, -1) }
      let scale = CGFloat(OMKPangoScale)
      if let effectiveWidth {
        pango_layout_set_width(layout, Int32((effectiveWidth * scale).rounded(.up)))
        pango_layout_set_wrap(layout, Int32(OMKPangoWrapWordChar))
      }
      if let maximumLines, maximumLines > 0 {
        pango_layout_set_height(layout, -Int32(clamping: maximumLines))
        pango_layout_set_ellipsize(layout, Int32(OMKPangoEllipsizeEnd))
      }
      pango_layout_set_alignment(layout, alignment.pango)
      return body(layout)
    } ?? nil
  }
}

extension CGContext {
  /// Draws text with its upper left corner at a point of user space, upright where y points down.
  package func draw(_ layout: TextLayout, at point: CGPoint) {
    let t = total
    let origin = point.applying(t)
    let em = layout.font.size * (t.a * t.a + t.b * t.b + t.c * t.c + t.d * t.d).squareRoot()
    // Beyond these, the numbers of a letter's outline would leave Cairo's reach; nothing of it could be read either.
    guard abs(origin.x) < PathElements.reach, abs(origin.y) < PathElements.reach, em < PathElements.reach / 4 else {
      return
    }
    layout.withLayout { pango in
      paint { cairo in
        var matrix = t.cairo
        cairo_set_matrix(cairo, &matrix)
        setSource(layout.color, on: cairo)
        keepToShape(on: cairo)
        cairo_move_to(cairo, Double(point.x), Double(point.y))
        pango_cairo_show_layout(cairo, pango)
      }
    }
  }
}
