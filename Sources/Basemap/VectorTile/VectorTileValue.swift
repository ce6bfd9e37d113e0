/// A value of a vector tile's tag.
package enum VectorTileValue: Hashable, Sendable {
  case string(String)
  case number(Double)
  case integer(Int64)
  case unsigned(UInt64)
  case bool(Bool)

  /// The value as text: numbers without a fraction as whole ones, so that 2 and 2.0 are the same.
  package var text: String {
    switch self {
    case .string(let text): text
    case .number(let number): Int64(exactly: number).map(String.init) ?? String(number)
    case .integer(let number): String(number)
    case .unsigned(let number): String(number)
    case .bool(let flag): flag ? "true" : "false"
    }
  }

  /// The value as a number; nil for texts and truth values.
  package var double: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .string, .bool: nil
    }
  }

  /// Reads a value; of several contents the last counts.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) throws(VectorTileError) {
    var reader = ProtobufReader(bytes, range)
    var value: VectorTileValue?
    while !reader.isAtEnd {
      let (field, type) = try reader.key()
      switch (field, type) {
      case (1, .bytes):
        value = .string(String(decoding: UnsafeBufferPointer(rebasing: bytes[try reader.run()]), as: UTF8.self))
      case (2, .fourBytes): value = .number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: try reader.bits(4)))))
      case (3, .eightBytes): value = .number(Double(bitPattern: try reader.bits(8)))
      case (4, .number): value = .integer(Int64(bitPattern: try reader.number()))
      case (5, .number): value = .unsigned(try reader.number())
      case (6, .number):
        let coded = try reader.number()
        value = .integer(Int64(bitPattern: coded >> 1) ^ -Int64(bitPattern: coded & 1))
      case (7, .number): value = .bool(try reader.number() != 0)
      case (1...7, _): throw reader.error(.wireType)
      default: try reader.skip(type)
      }
    }
    guard let value else { throw VectorTileError(offset: range.lowerBound, reason: .emptyValue) }
    self = value
  }
}
