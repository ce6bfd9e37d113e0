/// Points, stretches and rings on a plane.
enum PlaneGeometry {
  typealias Point = SIMD2<Double>

  enum Side { case inside, outside, edge }

  /// Where a point lies to an area of rings, each of which ends where it begins; holes are rings in rings.
  static func side(of point: Point, _ rings: [[Point]]) -> Side {
    var isInside = false
    for ring in rings {
      for index in ring.indices.dropLast() {
        let (a, b) = (ring[index], ring[index + 1])
        if isOn(point, a, b) { return .edge }
        if (a.y > point.y) != (b.y > point.y), point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x {
          isInside.toggle()
        }
      }
    }
    return isInside ? .inside : .outside
  }

  private static func isOn(_ point: Point, _ a: Point, _ b: Point) -> Bool {
    let (p, q) = (point - a, point - b)
    return cross(p, q) == 0 && p.x * q.x <= 0 && p.y * q.y <= 0
  }

  static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }

  /// Whether two stretches cross, each in the midst of the other.
  static func crosses(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    func parts(_ p: Point, _ q: Point, _ from: Point, _ to: Point) -> Bool {
      let direction = to - from
      let (first, second) = (cross(p - from, direction), cross(q - from, direction))
      return first > 0 && second < 0 || first < 0 && second > 0
    }
    return parts(a, b, c, d) && parts(c, d, a, b)
  }

  /// The distance of a point from a stretch.
  static func distance(_ point: Point, _ a: Point, _ b: Point) -> Double {
    let (way, direction) = (point - a, b - a)
    let length = (direction * direction).sum()
    let part = length > 0 ? min(max((way * direction).sum() / length, 0), 1) : 0
    let rest = way - direction * part
    return (rest * rest).sum().squareRoot()
  }

  /// The distance between two stretches.
  static func distance(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Double {
    if crosses(a, b, c, d) { return 0 }
    return min(distance(a, c, d), distance(b, c, d), distance(c, a, b), distance(d, a, b))
  }
}
