/// Writes messages of Protocol Buffers.
struct ProtobufWriter {
  private(set) var bytes: [UInt8] = []

  mutating func number(_ value: UInt64) {
    var rest = value
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A number that may be negative, in the zigzag way.
  mutating func signed(_ value: Int64) { number(UInt64(bitPattern: value << 1 ^ value >> 63)) }

  mutating func field(_ field: UInt64, number value: UInt64) {
    number(field << 3)
    number(value)
  }

  mutating func field(_ field: UInt64, double value: Double) {
    number(field << 3 | 1)
    withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes += $0 }
  }

  mutating func field(_ field: UInt64, bytes value: [UInt8]) {
    number(field << 3 | 2)
    number(UInt64(value.count))
    bytes += value
  }

  /// Appends the fields of another message.
  mutating func append(_ other: ProtobufWriter) { bytes += other.bytes }
}
