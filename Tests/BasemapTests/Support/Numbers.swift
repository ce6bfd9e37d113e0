/// A generator that gives the same numbers each time (xorshift64*, Vigna 2016).
struct Numbers: RandomNumberGenerator {
  var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 2_685_821_657_736_338_717
  }
}
