import Foundation

/// A smooth curve through points in space: x and y on the plan, z the height over the ground.
///
/// Centripetal Catmull-Rom, which makes no cusps where points lie unevenly.
struct Spline {
  let points: [SIMD3<Double>]
  let isClosed: Bool

  init(_ points: [SIMD3<Double>], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }

  init(_ points: [CGPoint], isClosed: Bool) {
    self.init(points.map { SIMD3(Double($0.x), Double($0.y), 0) }, isClosed: isClosed)
  }

  var segmentCount: Int { isClosed ? points.count : max(points.count - 1, 0) }

  /// Answers the point at a share 0…1 of the segment that starts at a control point.
  func point(segment: Int, share t: Double) -> SIMD3<Double> {
    let (p0, p1, p2, p3) = (control(segment - 1), control(segment), control(segment + 1), control(segment + 2))
    let (d0, d1, d2) = (knot(p0, p1), knot(p1, p2), knot(p2, p3))
    let m1 = slope(p0, p1, p2, d0, d1) * d1
    let m2 = slope(p1, p2, p3, d1, d2) * d1
    let (t2, t3) = (t * t, t * t * t)
    let (h00, h10) = (2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t)
    let (h01, h11) = (3 * t2 - 2 * t3, t3 - t2)
    return p1 * h00 + m1 * h10 + p2 * h01 + m2 * h11
  }

  /// Answers points along the curve, about `step` apart, on the ground.
  func groundPoints(step: Double = 2) -> [CGPoint] {
    var result: [CGPoint] = []
    for segment in 0..<segmentCount {
      let span = control(segment + 1) - control(segment)
      let count = max(Int((span.x * span.x + span.y * span.y).squareRoot() / step), 1)
      for index in 0..<count {
        let p = point(segment: segment, share: Double(index) / Double(count))
        result.append(CGPoint(x: p.x, y: p.y))
      }
    }
    if !isClosed, let last = points.last { result.append(CGPoint(x: last.x, y: last.y)) }
    return result
  }

  private func control(_ index: Int) -> SIMD3<Double> {
    let count = points.count
    return isClosed ? points[(index % count + count) % count] : points[min(max(index, 0), count - 1)]
  }

  private func knot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let d = b - a
    return max((d * d).sum().squareRoot().squareRoot(), 1e-6)
  }

  private func slope(
    _ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>, _ d0: Double, _ d1: Double
  ) -> SIMD3<Double> {
    // Past an open end the neighbour is the end itself: the plain direction of the chord.
    if a == b { return (c - b) / d1 }
    if b == c { return (b - a) / d0 }
    return (b - a) / d0 - (c - a) / (d0 + d1) + (c - b) / d1
  }
}
