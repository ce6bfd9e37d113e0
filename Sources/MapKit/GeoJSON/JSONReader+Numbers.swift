/// The powers of ten that a double holds exactly.
private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
  1e21, 1e22,
]

extension JSONReader {
  /// Reads a number and answers the double nearest to it; infinity where it is too large.
  mutating func number() throws(GeoJSONFault) -> Double {
    let start = (peek(), position).1
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    // The first 19 digits fit into 64 bits; a longer number goes the slow way.
    var digits: UInt64 = 0
    let whole = position
    while let digit = Self.digit(bytes[position]) {
      digits = digits &* 10 &+ digit
      position += 1
    }
    var count = position - whole
    guard count > 0 else { throw fault("a value expected") }
    guard count == 1 || bytes[whole] != UInt8(ascii: "0") else { throw fault("a number that starts with 0") }
    var exponent = 0
    if bytes[position] == UInt8(ascii: ".") {
      position += 1
      let fraction = position
      while let digit = Self.digit(bytes[position]) {
        digits = digits &* 10 &+ digit
        position += 1
      }
      exponent = fraction - position
      guard exponent < 0 else { throw fault("a digit expected") }
      count -= exponent
    }
    let hasExponent = bytes[position] | 0x20 == UInt8(ascii: "e")
    if hasExponent { try skipExponent() }
    if !hasExponent, count <= 19, let value = Self.nearest(to: digits, dividedByTenTo: -exponent) {
      return isNegative ? -value : value
    }
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .infinity
  }

  private mutating func skipExponent() throws(GeoJSONFault) {
    position += 1
    if bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") { position += 1 }
    guard Self.digit(bytes[position]) != nil else { throw fault("a digit expected") }
    while Self.digit(bytes[position]) != nil { position += 1 }
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? UInt64(digit) : nil
  }

  /// The double nearest to digits ÷ 10^power; nil where it cannot be told this way.
  ///
  /// The quotient is computed as a sum of two doubles; nil where their rounded sum is too near to a tie to be sure.
  private static func nearest(to digits: UInt64, dividedByTenTo power: Int) -> Double? {
    guard power < powersOfTen.count else { return nil }
    let divisor = powersOfTen[power]
    // Up to 2^53 the digits are exact, and one division rounds once (Clinger, 1990).
    if digits <= 1 << 53 { return Double(digits) / divisor }
    guard digits < 1 << 63 else { return nil }
    let high = Double(digits)
    let low = Double(Int64(digits) - Int64(high))
    let quotient = high / divisor
    let rest = high.addingProduct(-quotient, divisor)
    let correction = (rest + low) / divisor
    let sum = quotient + correction
    let lost = abs(correction - (sum - quotient))
    return abs(lost - sum.ulp / 2) < sum.ulp / 1_048_576 ? nil : sum
  }
}
