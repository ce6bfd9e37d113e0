/// A hash of 128 bits that only those who know the key can foresee: SipHash-2-4 with the long result (Aumasson and
/// Bernstein, "SipHash: a fast short-input PRF", and the authors' reference for 128 bits).
struct KeyedHash: Sendable {
  /// 128 bits.
  struct Key: Sendable {
    let low: UInt64
    let high: UInt64

    /// A key from the system's random source.
    static func random() -> Key {
      var generator = SystemRandomNumberGenerator()
      return Key(low: generator.next(), high: generator.next())
    }

    /// A key that everybody knows, for names that have to be the same after a restart.
    static let open = Key(low: 0x4f70_656e_4d61_704b, high: 0x6974_2074_696c_6573)
  }

  private var v0, v1, v2, v3: UInt64
  private var tail: UInt64 = 0
  private var count = 0

  init(_ key: Key) {
    v0 = 0x736f_6d65_7073_6575 ^ key.low
    v1 = 0x646f_7261_6e64_6f6d ^ key.high ^ 0xee
    v2 = 0x6c79_6765_6e65_7261 ^ key.low
    v3 = 0x7465_6462_7974_6573 ^ key.high
  }

  private mutating func round() {
    func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 { value << bits | value >> (64 - bits) }
    v0 = v0 &+ v1
    v1 = rotated(v1, 13) ^ v0
    v0 = rotated(v0, 32)
    v2 = v2 &+ v3
    v3 = rotated(v3, 16) ^ v2
    v0 = v0 &+ v3
    v3 = rotated(v3, 21) ^ v0
    v2 = v2 &+ v1
    v1 = rotated(v1, 17) ^ v2
    v2 = rotated(v2, 32)
  }

  private mutating func take(_ word: UInt64) {
    v3 ^= word
    round()
    round()
    v0 ^= word
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index < bytes.count, count & 7 != 0 { append(byte: bytes[index], &index) }
    while index + 8 <= bytes.count {
      take(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
      count &+= 8
    }
    while index < bytes.count { append(byte: bytes[index], &index) }
  }

  private mutating func append(byte: UInt8, _ index: inout Int) {
    tail |= UInt64(byte) << UInt64(8 * (count & 7))
    count &+= 1
    index += 1
    if count & 7 == 0 {
      take(tail)
      tail = 0
    }
  }

  mutating func append(_ data: Data) { data.withUnsafeBytes { append($0) } }

  mutating func append(_ text: String) {
    append(Data(text.utf8))
    // A byte that no UTF-8 has keeps neighbours apart.
    append(Data([0xff]))
  }

  /// The hash of all that was appended, as 32 hexadecimal digits.
  var digits: String {
    var copy = self
    copy.take(tail | UInt64(truncatingIfNeeded: count & 0xff) << 56)
    copy.v2 ^= 0xee
    for _ in 0..<4 { copy.round() }
    let first = copy.v0 ^ copy.v1 ^ copy.v2 ^ copy.v3
    copy.v1 ^= 0xdd
    for _ in 0..<4 { copy.round() }
    let second = copy.v0 ^ copy.v1 ^ copy.v2 ^ copy.v3
    return .hexadecimal(first) + .hexadecimal(second)
  }

  /// The hash of some bytes.
  static func digits(of data: Data, key: Key) -> String {
    var hash = KeyedHash(key)
    hash.append(data)
    return hash.digits
  }
}
