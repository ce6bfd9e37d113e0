extension JSONReader {
  /// Reads a string and answers where its bytes stand, escapes and all, without the quotation marks.
  mutating func string() throws(GeoJSONFault) -> Range<Int> {
    try expect(UInt8(ascii: "\""))
    let start = position
    while true {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return start..<position - 1
      case UInt8(ascii: "\\"): try skipEscape()
      case 0x20..<0x80: position += 1
      case 0x80...: try skipScalar()
      default: throw fault(position == bytes.count - 1 ? "the end inside a string" : "a control character in a string")
      }
    }
  }

  private mutating func skipEscape() throws(GeoJSONFault) {
    position += 1
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      for _ in 0..<4 {
        guard Self.hexDigit(bytes[position]) != nil else { throw fault("a wrong escape") }
        position += 1
      }
    default: throw fault("a wrong escape")
    }
  }

  /// Steps over a character of two to four bytes, as table 3-7 of the Unicode Standard allows them.
  private mutating func skipScalar() throws(GeoJSONFault) {
    let ranges: (ClosedRange<UInt8>, Int)
    switch bytes[position] {
    case 0xC2...0xDF: ranges = (0x80...0xBF, 0)
    case 0xE0: ranges = (0xA0...0xBF, 1)
    case 0xED: ranges = (0x80...0x9F, 1)
    case 0xE1...0xEF: ranges = (0x80...0xBF, 1)
    case 0xF0: ranges = (0x90...0xBF, 2)
    case 0xF1...0xF3: ranges = (0x80...0xBF, 2)
    case 0xF4: ranges = (0x80...0x8F, 2)
    default: throw fault("bytes that are not UTF-8")
    }
    position += 1
    guard ranges.0.contains(bytes[position]) else { throw fault("bytes that are not UTF-8") }
    position += 1
    for _ in 0..<ranges.1 {
      guard (0x80...0xBF).contains(bytes[position]) else { throw fault("bytes that are not UTF-8") }
      position += 1
    }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Answers whether the string at a place is a word of plain letters, written out or in escapes.
  func equals(_ place: Range<Int>, _ word: StaticString) -> Bool {
    guard place.count != word.utf8CodeUnitCount else {
      return zip(place, 0..<word.utf8CodeUnitCount).allSatisfy { bytes[$0] == word.utf8Start[$1] }
    }
    guard place.count > word.utf8CodeUnitCount, bytes[place].contains(UInt8(ascii: "\\")) else { return false }
    return text(at: place) == "\(word)"
  }

  /// The text of a string that was read; half a surrogate pair becomes U+FFFD.
  func text(at place: Range<Int>) -> String {
    let raw = bytes[place]
    guard raw.contains(UInt8(ascii: "\\")) else { return String(decoding: raw, as: UTF8.self) }
    var units: [UInt16] = []
    var rest = raw
    while let byte = rest.first {
      let plain = rest.prefix { $0 != UInt8(ascii: "\\") }
      guard plain.isEmpty else {
        units += Array(String(decoding: plain, as: UTF8.self).utf16)
        rest = rest.dropFirst(plain.count)
        continue
      }
      assert(byte == UInt8(ascii: "\\"))
      let kind = rest.dropFirst().first ?? byte
      switch kind {
      case UInt8(ascii: "u"):
        units.append(rest.dropFirst(2).prefix(4).reduce(0) { $0 << 4 | (Self.hexDigit($1) ?? 0) })
        rest = rest.dropFirst(6)
        continue
      case UInt8(ascii: "b"): units.append(8)
      case UInt8(ascii: "f"): units.append(12)
      case UInt8(ascii: "n"): units.append(10)
      case UInt8(ascii: "r"): units.append(13)
      case UInt8(ascii: "t"): units.append(9)
      default: units.append(UInt16(kind))
      }
      rest = rest.dropFirst(2)
    }
    return String(decoding: units, as: UTF16.self)
  }
}
