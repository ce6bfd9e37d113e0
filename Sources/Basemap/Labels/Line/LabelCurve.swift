/// The piece of a line that a label lies along, in the direction of reading.
struct LabelCurve: Sendable {
  let path: LabelPath
  /// How far along the path the text begins, in points.
  let start: Double

  /// Lays a text of a length along a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - distance: Where the middle of the text lies.
  ///   - length: The length of the text.
  ///   - staysUpright: Whether the text runs against the line where it would stand on its head.
  init?(_ line: LabelPath, at distance: Double, length: Double, staysUpright: Bool) {
    // Some more at both ends, for letters whose middles lie inside and ends outside.
    let slack = 4.0
    let (from, to) = (max(distance - length / 2 - slack, 0), min(distance + length / 2 + slack, line.length))
    guard let part = line.part(from: from, to: to) else { return nil }
    let (a, b) = (line.point(at: distance - length / 2), line.point(at: distance + length / 2))
    if staysUpright, b.x < a.x || b.x == a.x && b.y < a.y {
      guard let reversed = part.reversed else { return nil }
      path = reversed
      start = to - (distance + length / 2)
    } else {
      path = part
      start = distance - length / 2 - from
    }
  }

  /// Where a piece of the text lies: its middle, and its direction as a unit vector.
  ///
  /// The direction is that from its beginning to its end, so that letters turn softly over a bend.
  func place(from: Double, to: Double) -> (middle: SIMD2<Double>, direction: SIMD2<Double>) {
    let (a, b) = (path.point(at: start + from), path.point(at: start + to))
    let middle = path.point(at: start + (from + to) / 2)
    let step = b - a
    let length = hypot(step.x, step.y)
    guard length > 1e-6 else {
      let angle = path.angle(at: start + from) * .pi / 180
      return (middle, SIMD2(cos(angle), sin(angle)))
    }
    // On a bend, the letter lies between the chord and the corner.
    return ((middle + (a + b) / 2) / 2, step / length)
  }

  /// The round pieces of room that the text takes, `radius` up and down from its middle line.
  func discs(length: Double, radius: Double, shift: Double) -> [CollisionShape.Disc] {
    let count = max(Int((length / max(radius, 1)).rounded(.up)), 1)
    return (0...min(count, 200)).map { index in
      let distance = length * Double(index) / Double(min(count, 200))
      let (middle, direction) = place(from: max(distance - radius, 0), to: min(distance + radius, length))
      return CollisionShape.Disc(
        center: middle + SIMD2(-direction.y, direction.x) * shift, radius: radius)
    }
  }
}
