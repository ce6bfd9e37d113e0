/// Writes the wire format of protocol buffers and the numbers of PMTiles.
struct ByteWriter {
  var bytes: [UInt8] = []

  mutating func number(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func littleEndian(_ value: UInt64, count: Int) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * index))) }
  }

  mutating func field(_ field: UInt64, number value: UInt64) {
    number(field << 3)
    number(value)
  }

  mutating func field(_ field: UInt64, _ content: [UInt8]) {
    number(field << 3 | 2)
    number(UInt64(content.count))
    bytes += content
  }
}
