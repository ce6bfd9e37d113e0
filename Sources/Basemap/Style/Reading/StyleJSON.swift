/// Reads JSON (RFC 8259) into style values.
struct StyleJSON {
  /// What a document may be at most; beyond it reading throws.
  enum Limit {
    static let bytes = 16 << 20
    static let depth = 128
    /// Values of all kinds.
    static let values = 1 << 20
  }

  /// The document and one zero after it: looking at the next byte never goes past the end.
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var count = 0

  /// Reads a document.
  ///
  /// - Throws: `StyleSheetError.notJSON`, `.tooLarge`.
  static func value(of data: Data) throws(StyleSheetError) -> StyleValue {
    guard data.count <= Limit.bytes else { throw .tooLarge("more than \(Limit.bytes) bytes") }
    var reader = StyleJSON(data)
    let value = try reader.value()
    guard reader.peek() == 0, reader.position == reader.bytes.count - 1 else {
      throw reader.error("something after the end")
    }
    return value
  }

  private init(_ data: Data) {
    var bytes = [UInt8](data)
    bytes.append(0)
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.bytes = bytes
  }

  private func error(_ what: String) -> StyleSheetError { .notJSON(what, at: position) }

  /// The next byte that is not white space; the zero at the end.
  private mutating func peek() -> UInt8 {
    while true {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  private mutating func value() throws(StyleSheetError) -> StyleValue {
    count += 1
    guard count <= Limit.values else { throw .tooLarge("more than \(Limit.values) values") }
    switch peek() {
    case UInt8(ascii: "{"): return .object(try nested { (reader) throws(StyleSheetError) in try reader.members() })
    case UInt8(ascii: "["): return .array(try nested { (reader) throws(StyleSheetError) in try reader.elements() })
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func nested<Value>(
    _ body: (inout StyleJSON) throws(StyleSheetError) -> Value
  ) throws(StyleSheetError) -> Value {
    guard depth < Limit.depth else { throw .tooLarge("more than \(Limit.depth) levels") }
    depth += 1
    position += 1
    defer { depth -= 1 }
    return try body(&self)
  }

  private mutating func elements() throws(StyleSheetError) -> [StyleValue] {
    var elements: [StyleValue] = []
    if skip(UInt8(ascii: "]")) { return elements }
    repeat { elements.append(try value()) } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw error("“]” expected") }
    return elements
  }

  /// Of several members with one name the last counts.
  private mutating func members() throws(StyleSheetError) -> [String: StyleValue] {
    var members: [String: StyleValue] = [:]
    if skip(UInt8(ascii: "}")) { return members }
    repeat {
      guard peek() == UInt8(ascii: "\"") else { throw error("a name expected") }
      let name = try string()
      guard skip(UInt8(ascii: ":")) else { throw error("“:” expected") }
      members[name] = try value()
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw error("“}” expected") }
    return members
  }

  private mutating func word(_ word: String, _ value: StyleValue) throws(StyleSheetError) -> StyleValue {
    for byte in word.utf8 {
      guard bytes[position] == byte else { throw error("a value expected") }
      position += 1
    }
    return value
  }

  private mutating func number() throws(StyleSheetError) -> Double {
    let start = position
    while case let byte = bytes[position],
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
    {
      position += 1
    }
    let digits = bytes[start..<position].drop { $0 == UInt8(ascii: "-") }
    guard let first = digits.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite
    else {
      position = start
      throw error("a value expected")
    }
    return value
  }

  private mutating func string() throws(StyleSheetError) -> String {
    position += 1
    let start = position
    while bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\") {
      position += 1
    }
    var text = String(decoding: bytes[start..<position], as: UTF8.self)
    while bytes[position] != UInt8(ascii: "\"") {
      guard bytes[position] >= 0x20 else { throw error("the end of a string expected") }
      if bytes[position] == UInt8(ascii: "\\") {
        position += 1
        text += try escape()
      } else {
        let start = position
        while bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\") {
          position += 1
        }
        text += String(decoding: bytes[start..<position], as: UTF8.self)
      }
    }
    position += 1
    return text
  }

  /// Reads what stands after a backslash; half a surrogate pair becomes U+FFFD.
  private mutating func escape() throws(StyleSheetError) -> String {
    let kind = bytes[position]
    guard kind != 0 else { throw error("the end of a string expected") }
    position += 1
    switch kind {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var units = [try codeUnit()]
      if UTF16.isLeadSurrogate(units[0]), bytes[position] == UInt8(ascii: "\\"),
        bytes[position + 1] == UInt8(ascii: "u")
      {
        position += 2
        units.append(try codeUnit())
      }
      return String(decoding: units, as: UTF16.self)
    default: throw error("a wrong escape")
    }
  }

  private mutating func codeUnit() throws(StyleSheetError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(UnicodeScalar(bytes[position])).hexDigitValue else { throw error("a wrong escape") }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}
