/// The fields of a message in the wire format of protocol buffers; of a field that comes again, the last.
///
/// Source: protobuf.dev, "Encoding".
struct WireFields {
  private var numbers: [UInt64: UInt64] = [:]
  private var parts: [UInt64: ArraySlice<UInt8>] = [:]

  /// Reads a message, or answers nil where the bytes are none.
  init?(_ message: [UInt8]) {
    var rest = message[...]
    while !rest.isEmpty {
      guard let key = Self.number(&rest) else { return nil }
      switch key & 7 {
      case 0:
        guard let value = Self.number(&rest) else { return nil }
        numbers[key >> 3] = value
      case 2:
        guard let length = Self.number(&rest), length <= UInt64(rest.count) else { return nil }
        parts[key >> 3] = rest.prefix(Int(length))
        rest = rest.dropFirst(Int(length))
      case 1, 5:
        let width = key & 7 == 1 ? 8 : 4
        guard rest.count >= width else { return nil }
        rest = rest.dropFirst(width)
      default: return nil
      }
    }
  }

  func number(_ field: UInt64) -> UInt64? { numbers[field] }

  /// A number that is written so that small negative ones are short (`sint64`).
  func signedNumber(_ field: UInt64) -> Int64? {
    numbers[field].map { Int64(bitPattern: $0 >> 1) ^ -Int64(bitPattern: $0 & 1) }
  }

  func bytes(_ field: UInt64) -> ArraySlice<UInt8>? { parts[field] }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }
}
