@testable import MapGeometry

/// Rects here and there, the same on every run, and the slow way to find them.
struct Places {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 88_172_645_463_325_252 }

  /// A number 0 ..< 1 (xorshift64, Marsaglia 2003).
  private mutating func share() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) / 9_007_199_254_740_992
  }

  /// A rect with sides of up to `side` map points; some run past the edges of the world.
  mutating func rect(side: Double) -> MKMapRect {
    let world = MKMapSize.world
    return MKMapRect(
      x: (share() * 1.5 - 0.25) * world.width, y: share() * world.height, width: share() * side,
      height: share() * side)
  }

  /// Whether copies of two rects meet, by trying.
  static func meets(_ a: MKMapRect, _ b: MKMapRect) -> Bool {
    (-3...3).contains { world in
      let x = a.minX + Double(world) * MKMapSize.world.width
      return x <= b.maxX && x + a.width >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY
    }
  }
}
