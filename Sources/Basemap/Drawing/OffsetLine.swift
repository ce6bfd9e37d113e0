/// Lines beside lines.
enum OffsetLine {
  /// A corner is cut off where its tip would lie farther away than this many offsets.
  private static let miterLimit = 2.0

  /// The line at a distance to the right of a line, as seen along it where y points down; negative for the left.
  ///
  /// - Parameters:
  ///   - points: The line; of a ring the last point is not the first again.
  ///   - distance: In the units of the points.
  ///   - isRing: Whether the last point is joined to the first.
  /// - Returns: The line beside it.
  static func points(_ points: [SIMD2<Double>], distance: Double, isRing: Bool) -> [SIMD2<Double>] {
    var line: [SIMD2<Double>] = []
    for point in points where point != line.last { line.append(point) }
    if isRing, line.count > 1, line.first == line.last { line.removeLast() }
    guard line.count > 1, distance != 0 else { return line }
    func normal(_ a: Int, _ b: Int) -> SIMD2<Double> {
      let d = line[b] - line[a]
      let length = (d * d).sum().squareRoot()
      return SIMD2(-d.y, d.x) / length
    }
    var result: [SIMD2<Double>] = []
    result.reserveCapacity(line.count)
    for index in line.indices {
      let before = index > 0 ? normal(index - 1, index) : isRing ? normal(line.count - 1, 0) : nil
      let after = index + 1 < line.count ? normal(index, index + 1) : isRing ? normal(line.count - 1, 0) : nil
      guard let first = before ?? after, let second = after ?? before else { continue }
      let sum = first + second
      let square = (sum * sum).sum()
      // The tip of the corner lies along the sum of both normals, 2 / |sum| offsets away.
      if square > 4 / (miterLimit * miterLimit) {
        result.append(line[index] + sum * (2 / square) * distance)
      } else {
        result.append(line[index] + first * distance)
        result.append(line[index] + second * distance)
      }
    }
    return result
  }
}
