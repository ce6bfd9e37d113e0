/// Reads the wire format of protocol buffers, as far as vector tiles use it.
///
/// Source: protobuf.dev, "Encoding". `bytes` must live while the reader is used; no read leaves `position..<end`.
struct ProtobufReader {
  /// How the content of a field is written.
  enum WireType: UInt8 {
    case number = 0
    case eightBytes = 1
    case bytes = 2
    case fourBytes = 5
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int
  let end: Int

  /// Makes a reader of a part of the bytes, which must lie within them.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { position >= end }

  func error(_ reason: VectorTileError.Reason) -> VectorTileError {
    VectorTileError(offset: position, reason: reason)
  }

  /// Reads a number of variable length.
  @inline(__always)
  mutating func number() throws(VectorTileError) -> UInt64 {
    guard position < end else { throw error(.endsEarly) }
    let first = bytes[position]
    if first < 0x80 {
      position &+= 1
      return UInt64(first)
    }
    // Most of the others have two.
    if position &+ 1 < end, bytes[position &+ 1] < 0x80 {
      let value = UInt64(first & 0x7F) | UInt64(bytes[position &+ 1]) << 7
      position &+= 2
      return value
    }
    return try longNumber()
  }

  private mutating func longNumber() throws(VectorTileError) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < end {
      let byte = bytes[position]
      guard shift < 63 || byte <= 1 else { throw error(.longNumber) }
      position &+= 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift &+= 7
      guard shift < 70 else { throw error(.longNumber) }
    }
    throw error(.endsEarly)
  }

  /// Reads what stands before a field's content.
  mutating func key() throws(VectorTileError) -> (field: UInt64, type: WireType) {
    let start = position
    let key = try number()
    guard let type = WireType(rawValue: UInt8(key & 7)), key >> 3 > 0 else {
      throw VectorTileError(offset: start, reason: .wireType)
    }
    return (key >> 3, type)
  }

  /// Reads the length of a field of bytes, and answers where they lie.
  mutating func run() throws(VectorTileError) -> Range<Int> {
    let length = try number()
    guard length <= UInt64(end - position) else { throw error(.endsEarly) }
    let start = position
    position += Int(length)
    return start..<position
  }

  /// Reads the bits of a field of a fixed size, 4 or 8 bytes.
  mutating func bits(_ size: Int) throws(VectorTileError) -> UInt64 {
    guard size <= end - position else { throw error(.endsEarly) }
    let value = (0..<size).reduce(UInt64(0)) { $0 | UInt64(bytes[position + $1]) << UInt64(8 * $1) }
    position += size
    return value
  }

  /// Passes over the content of a field.
  mutating func skip(_ type: WireType) throws(VectorTileError) {
    switch type {
    case .number: _ = try number()
    case .bytes: _ = try run()
    case .fourBytes: _ = try bits(4)
    case .eightBytes: _ = try bits(8)
    }
  }
}

extension Array where Element == UInt8 {
  /// `withUnsafeBufferPointer` for a body with typed errors.
  func withBytes<Value>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(VectorTileError) -> Value
  ) throws(VectorTileError) -> Value {
    try withUnsafeBufferPointer(body)
  }
}
