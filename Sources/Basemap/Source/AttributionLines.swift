/// Turns the attribution of tile metadata, often HTML, into lines of plain text.
package enum AttributionLines {
  /// The most characters that are kept of an attribution.
  static let maximumLength = 500

  /// Answers the lines: without tags, with the common entities written out, and without blanks around them.
  ///
  /// A line break, `<br>` or `<p>` ends a line; empty lines are left out.
  package static func plain(_ attribution: String) -> [String] {
    var text = ""
    var rest = Substring(attribution.prefix(maximumLength * 8))
    while let open = rest.firstIndex(of: "<") {
      // A "<" that nothing closes is a sign like any other.
      guard let close = rest[open...].firstIndex(of: ">") else { break }
      text += rest[..<open]
      let tag = rest[rest.index(after: open)..<close].lowercased().drop { $0 == "/" }
      if tag.hasPrefix("br") || tag == "p" || tag.hasPrefix("p ") { text += "\n" }
      rest = rest[rest.index(after: close)...]
    }
    text += rest
    for (entity, sign) in entities { text = text.replacingOccurrences(of: entity, with: sign) }
    return text.prefix(maximumLength).split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return words.isEmpty ? nil : words
    }
  }

  /// The ampersand last, so that nothing is written out twice.
  private static let entities = [
    ("&copy;", "©"), ("&#169;", "©"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "),
    ("&amp;", "&"),
  ]
}
