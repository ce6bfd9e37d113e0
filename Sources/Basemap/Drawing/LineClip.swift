/// Cuts segments to an upright rectangle (Liang and Barsky 1984).
enum LineClip {
  /// The part of a segment within a box, as shares of its length; nil outside.
  @inline(__always)
  static func part(_ a: SIMD2<Double>, _ b: SIMD2<Double>, in box: UnitBox) -> (from: Double, to: Double)? {
    var (from, to) = (0.0, 1.0)
    let d = b - a
    guard narrow(&from, &to, -d.x, a.x - box.minX), narrow(&from, &to, d.x, box.maxX - a.x),
      narrow(&from, &to, -d.y, a.y - box.minY), narrow(&from, &to, d.y, box.maxY - a.y)
    else { return nil }
    return (from, to)
  }

  @inline(__always)
  private static func narrow(_ from: inout Double, _ to: inout Double, _ p: Double, _ q: Double) -> Bool {
    if p == 0 { return q >= 0 }
    let r = q / p
    if p < 0 {
      if r > to { return false }
      from = max(from, r)
    } else {
      if r < from { return false }
      to = min(to, r)
    }
    return true
  }
}
