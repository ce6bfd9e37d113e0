/// Gives the elements of an SVG document ids that count from 0 in that document.
///
/// Cairo counts its ids through the whole process, so that the second of two equal drawings would differ.
enum SVGIdentifiers {
  /// What stands before an id: where it is given, and the three ways Cairo refers to one.
  private static let leads: [[UInt8]] = ["id=\"", "xlink:href=\"#", "url(#"].map { Array($0.utf8) }

  static func renumbered(_ svg: Data) -> Data {
    let source = [UInt8](svg)
    var result = Data(capacity: source.count)
    var names: [[UInt8]: [UInt8]] = [:]
    var counts: [[UInt8]: Int] = [:]
    var copied = 0
    var index = 0
    while index < source.count {
      guard let lead = lead(in: source, at: index) else {
        index += 1
        continue
      }
      let start = index + lead
      var end = start
      while end < source.count, source[end] != UInt8(ascii: "\""), source[end] != UInt8(ascii: ")") { end += 1 }
      let name = Array(source[start..<end])
      if let numbered = renumber(name, names: &names, counts: &counts) {
        result.append(contentsOf: source[copied..<start])
        result.append(contentsOf: numbered)
        copied = end
      }
      index = max(end, index + 1)
    }
    result.append(contentsOf: source[copied...])
    return result
  }

  private static func lead(in source: [UInt8], at index: Int) -> Int? {
    guard let first = source[safely: index], first == 0x69 || first == 0x78 || first == 0x75 else { return nil }
    for lead in leads where source.count - index >= lead.count {
      if source[index..<index + lead.count].elementsEqual(lead) { return lead.count }
    }
    return nil
  }

  /// Ids are a word and a number ("clip17"), or for glyphs a word and two ("glyph0-4"), which already start afresh.
  private static func renumber(
    _ name: [UInt8], names: inout [[UInt8]: [UInt8]], counts: inout [[UInt8]: Int]
  ) -> [UInt8]? {
    if let known = names[name] { return known }
    let word = Array(name.prefix { !(0x30...0x39).contains($0) })
    let digits = name.dropFirst(word.count)
    guard !word.isEmpty, !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let number = counts[word, default: 0]
    counts[word] = number + 1
    let fresh = word + Array(String(number).utf8)
    names[name] = fresh
    return fresh
  }
}

extension Array {
  fileprivate subscript(safely index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
