import CPango

/// Turns text into glyphs of the right fonts, joined, ordered and placed as its scripts ask for.
package enum TextShaper {
  /// The longest line that is shaped, in code points; what is beyond is cut off.
  package static let maximumLength = 1_000

  /// Shapes a text as one line.
  ///
  /// - Parameters:
  ///   - text: The text; control characters count as space.
  ///   - weight: 100 … 1000, as in `TextFont`.
  ///   - isItalic: Whether the slanted letters are taken, where a font has them.
  ///   - language: The language whose ideographs are drawn; nil: any.
  /// - Returns: The glyphs.
  package static func line(
    _ text: String, weight: Int = 400, isItalic: Bool = false, language: String? = nil
  ) -> ShapedLine {
    let font = TextFont(size: GlyphOutlines.size, weight: weight, isItalic: isItalic, language: language)
    let clean = isPlain(text) ? text : TextLayout(tamed(text), font: font).text
    return FontLibrary.shared.withContext { context -> ShapedLine in
      guard let layout = pango_layout_new(context) else { return ShapedLine() }
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      font.withDescription { pango_layout_set_font_description(layout, $0) }
      pango_layout_set_single_paragraph_mode(layout, 1)
      clean.withCString { pango_layout_set_text(layout, $0, -1) }
      return read(layout, Array(clean.utf8))
    } ?? ShapedLine()
  }

  /// Answers where a text may be broken, by the rules of its scripts, in order; never at its end.
  package static func breaks(in text: String) -> [LineBreakOpportunity] {
    let clean =
      isPlain(text)
      ? text : String(text.unicodeScalars.prefix(maximumLength).map { $0.value == 0 ? " " : Character($0) })
    let count = clean.unicodeScalars.count
    guard count > 1 else { return [] }
    var attributes = [UInt32](repeating: 0, count: count + 1)
    FontLibrary.shared.withContext { _ in
      clean.withCString { pango_get_log_attrs($0, -1, -1, nil, &attributes, Int32(clamping: count + 1)) }
    }
    var breaks: [LineBreakOpportunity] = []
    var offset = 0
    for (index, scalar) in clean.unicodeScalars.enumerated() {
      if index > 0, attributes[index] & UInt32(OMKPangoIsLineBreak) != 0 {
        breaks.append(
          LineBreakOpportunity(
            offset: offset, isMandatory: attributes[index] & UInt32(OMKPangoIsMandatoryBreak) != 0))
      }
      offset += UTF8.width(scalar)
    }
    return breaks
  }

  /// Whether there is nothing about a text that would have to be cut: see `TextLayout` for what else is.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.count <= maximumLength && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  private static func tamed(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(maximumLength) {
      kept.append(scalar.properties.generalCategory == .control || scalar.value == 0x2028 ? " " : scalar)
    }
    return String(kept)
  }

  private static func read(_ layout: OpaquePointer, _ text: [UInt8]) -> ShapedLine {
    var line = ShapedLine()
    guard let iterator = pango_layout_get_iter(layout) else { return line }
    defer { pango_layout_iter_free(iterator) }
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(iterator)?.pointee, let item = run.item?.pointee,
        let string = run.glyphs?.pointee, let font = item.analysis.font
      else { continue }
      line.append(string, font: font, itemOffset: Int(item.offset), text: text)
    } while pango_layout_iter_next_run(iterator) != 0
    return line
  }
}

extension ShapedLine {
  fileprivate mutating func append(
    _ string: PangoGlyphString, font: OpaquePointer, itemOffset: Int, text: [UInt8]
  ) {
    guard let infos = string.glyphs, let places = string.log_clusters else { return }
    let unit = 1 / (GlyphOutlines.size * Double(OMKPangoScale))
    var index = 0
    let count = Int(string.num_glyphs)
    while index < count {
      let place = places[index]
      let (first, start) = (glyphs.count, advance)
      while index < count, places[index] == place {
        let info = infos[index]
        index += 1
        if info.glyph & UInt32(OMKPangoGlyphUnknown) != 0 {
          missingGlyphCount += 1
          continue
        }
        if info.glyph != UInt32(OMKPangoGlyphEmpty) {
          let outline = FontLibrary.shared.outlines.outline(of: info.glyph, in: font)
          if !outline.path.isEmpty {
            glyphs.append(
              Glyph(
                outline: outline, x: advance + Double(info.x_offset) * unit, y: Double(info.y_offset) * unit))
          }
        }
        advance += Double(info.width) * unit
      }
      let offset = itemOffset + Int(place)
      clusters.append(
        Cluster(
          glyphs: first..<glyphs.count, x: start, advance: advance - start, offset: offset,
          isBlank: first == glyphs.count && text.indices.contains(offset) && text[offset] == 0x20))
    }
  }
}
