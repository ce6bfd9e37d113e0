/// Cuts the painted stretches of a dashed line out of it.
///
/// Where they lie depends on the line alone, not on what of it is drawn: they meet at the edge between two drawings.
struct DashWalker {
  /// Where each stretch ends within the pattern, in pixels, painted and unpainted in turn.
  private let ends: [Double]
  private let period: Double
  /// How far along the line the walker is.
  private var distance = 0.0

  /// Makes a walker, or nil for patterns that are not longer than a tenth of a pixel; the lengths are in pixels.
  init?(lengths: [Double]) {
    let even = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    var sum = 0.0
    ends = even.map { length in
      sum += max(length, 0)
      return sum
    }
    guard sum > 0.1, sum.isFinite else { return nil }
    period = sum
  }

  mutating func startLine() { distance = 0 }

  /// Walks along a segment of a length in pixels.
  ///
  /// Of the part that is drawn, given in shares of the length, it calls `paint` with the shares where each painted
  /// stretch begins and ends.
  mutating func walk(
    length: Double, visible: (from: Double, to: Double)?, paint: (_ from: Double, _ to: Double) -> Void
  ) {
    defer { distance += length }
    guard let visible, length > 0 else { return }
    let (start, end) = (distance + visible.from * length, distance + visible.to * length)
    var position = start
    while position < end {
      let cycle = (position / period).rounded(.down) * period
      let phase = position - cycle
      guard let index = ends.firstIndex(where: { $0 > phase }) else {
        // Rounding put the place at the very end of a period: the next one begins here.
        position = cycle + period + period * 1e-12
        continue
      }
      let next = min(cycle + ends[index], end)
      if index.isMultiple(of: 2) { paint((position - distance) / length, (next - distance) / length) }
      position = max(next, position.nextUp)
    }
  }
}
