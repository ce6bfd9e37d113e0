/// A line that labels are placed along, on a label plane, in points.
struct LabelPath: Sendable {
  let points: [SIMD2<Double>]
  /// How far along the line each point lies.
  let distances: [Double]
  /// Whether the line goes on beyond its first point, in the next tile.
  let isContinued: Bool

  /// Makes a path, or nil where it has no length.
  init?(_ line: [SIMD2<Double>], isContinued: Bool) {
    var points: [SIMD2<Double>] = []
    var distances: [Double] = []
    points.reserveCapacity(line.count)
    distances.reserveCapacity(line.count)
    for point in line {
      guard point.x.isFinite, point.y.isFinite else { return nil }
      guard let last = points.last else {
        points.append(point)
        distances.append(0)
        continue
      }
      let step = hypot(point.x - last.x, point.y - last.y)
      guard step > 1e-6 else { continue }
      points.append(point)
      distances.append((distances.last ?? 0) + step)
    }
    guard points.count > 1 else { return nil }
    (self.points, self.distances, self.isContinued) = (points, distances, isContinued)
  }

  var length: Double { distances[distances.count - 1] }

  /// The index of the segment at a distance, 0 … count − 2.
  func segment(at distance: Double) -> Int {
    var (low, high) = (0, distances.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if distances[middle] <= distance { low = middle } else { high = middle }
    }
    return low
  }

  /// The place at a distance; beyond the ends the first and the last segment go on straight.
  func point(at distance: Double) -> SIMD2<Double> {
    let index = segment(at: distance)
    let part = (distance - distances[index]) / (distances[index + 1] - distances[index])
    return points[index] + (points[index + 1] - points[index]) * part
  }

  /// The degrees clockwise from the right at a distance.
  func angle(at distance: Double) -> Double {
    let index = segment(at: distance)
    let step = points[index + 1] - points[index]
    return atan2(step.y, step.x) * 180 / .pi
  }

  /// The part between two distances, as a path of its own.
  func part(from start: Double, to end: Double) -> LabelPath? {
    var line = [point(at: start)]
    var index = segment(at: start) + 1
    while index < points.count, distances[index] < end {
      if distances[index] > start { line.append(points[index]) }
      index += 1
    }
    line.append(point(at: end))
    return LabelPath(line, isContinued: false)
  }

  var reversed: LabelPath? { LabelPath(points.reversed(), isContinued: false) }
}
