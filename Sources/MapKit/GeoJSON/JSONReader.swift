/// Walks over the bytes of a JSON document (RFC 8259) without building values of what is skipped.
struct JSONReader {
  /// The deepest that arrays and objects may be nested.
  static let maximumDepth = 512

  /// The document and one zero after it, which no JSON token holds: looking at the next byte never goes past the end.
  let bytes: [UInt8]
  /// The byte to read next; never past the zero.
  var position: Int
  private var depth = 0
  /// Whether an array or object was opened just now: no comma stands before what comes first.
  private var isFresh = false

  init(_ data: Data) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(data.count + 1)
    bytes.append(contentsOf: data)
    bytes.append(0)
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.bytes = bytes
  }

  func fault(_ what: String) -> GeoJSONFault { .notJSON(what, at: position) }

  /// The next byte that is not white space; the zero at the end.
  mutating func peek() -> UInt8 {
    while true {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
  }

  /// Steps over a byte that is there, with white space before it; answers whether it was.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek() == byte, byte != 0 else { return false }
    position += 1
    return true
  }

  mutating func expect(_ byte: UInt8) throws(GeoJSONFault) {
    guard skip(byte) else { throw fault("“\(Character(UnicodeScalar(byte)))” expected") }
  }

  /// Checks that nothing but white space is left.
  mutating func expectEnd() throws(GeoJSONFault) {
    guard peek() == 0, position == bytes.count - 1 else { throw fault("something after the end") }
  }

  /// Steps into an array; `nextElement()` goes on from there.
  mutating func openArray() throws(GeoJSONFault) { try open(UInt8(ascii: "[")) }

  /// Steps into an object; `nextKey()` goes on from there.
  mutating func openObject() throws(GeoJSONFault) { try open(UInt8(ascii: "{")) }

  /// Steps to the next element of the array, or out of it; answers whether there is one.
  mutating func nextElement() throws(GeoJSONFault) -> Bool { try next(closing: UInt8(ascii: "]")) }

  /// Reads the next key of the object and steps to its value, or out of it with nil.
  mutating func nextKey() throws(GeoJSONFault) -> Range<Int>? {
    guard try next(closing: UInt8(ascii: "}")) else { return nil }
    let key = try string()
    try expect(UInt8(ascii: ":"))
    return key
  }

  private mutating func open(_ bracket: UInt8) throws(GeoJSONFault) {
    try expect(bracket)
    guard depth < Self.maximumDepth else { throw fault("more than \(Self.maximumDepth) levels") }
    depth += 1
    isFresh = true
  }

  private mutating func next(closing bracket: UInt8) throws(GeoJSONFault) -> Bool {
    let isFirst = isFresh
    isFresh = false
    if skip(bracket) {
      depth -= 1
      return false
    }
    if !isFirst { try expect(UInt8(ascii: ",")) }
    return true
  }

  /// Reads any value and forgets it.
  mutating func skipValue() throws(GeoJSONFault) {
    switch peek() {
    case UInt8(ascii: "{"):
      try openObject()
      while try nextKey() != nil { try skipValue() }
    case UInt8(ascii: "["):
      try openArray()
      while try nextElement() { try skipValue() }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: _ = try number()
    }
  }

  mutating func word(_ word: StaticString) throws(GeoJSONFault) {
    for index in 0..<word.utf8CodeUnitCount {
      guard bytes[position] == word.utf8Start[index] else { throw fault("\(word) expected") }
      position += 1
    }
  }

  /// Reads null, where that comes next; answers whether it does.
  mutating func skipNull() throws(GeoJSONFault) -> Bool {
    guard peek() == UInt8(ascii: "n") else { return false }
    try word("null")
    return true
  }

  /// Why the document, from here on, is not one JSON value; nil where it is.
  var faultOfDocument: GeoJSONFault? {
    var reader = self
    do {
      try reader.skipValue()
      try reader.expectEnd()
      return nil
    } catch {
      return error
    }
  }
}
