extension LabelPath {
  /// Where labels are put along the line: at equal distances, as far as the line is long and straight enough.
  ///
  /// A line without room for a label at those places gets one in its middle, where it fits there.
  ///
  /// - Parameters:
  ///   - spacing: The distance between labels, in points; it grows where labels would come too close.
  ///   - length: The length of a label.
  ///   - emSize: The size of its text: the first label stands back from the line's beginning by some of it.
  ///   - maximumAngle: The most degrees that a label may turn between neighbouring letters.
  ///   - area: Where labels are of interest; others are left out, most of them unseen.
  ///   - isWanted: Whether a label at a distance is of interest; others are left out.
  /// - Returns: Distances along the line.
  func anchors(
    spacing: Double, length: Double, emSize: Double, maximumAngle: Double, near area: LabelBox,
    where isWanted: (Double) -> Bool
  ) -> [Double] {
    let spacing = max(spacing, length + spacing / 4, 1)
    guard spacing.isFinite else { return [] }
    // As everywhere in the world of vector maps, a line that comes from the next tile begins half a spacing in.
    let first = (isContinued ? spacing / 2 : length / 2 + 2 * emSize).truncatingRemainder(dividingBy: spacing)
    func fits(_ distance: Double) -> Bool {
      self.fits(length, at: distance, emSize: emSize, maximumAngle: maximumAngle)
    }
    var anchors: [Double] = []
    for distance in places(from: first, spacing: spacing, near: area) where isWanted(distance) && fits(distance) {
      anchors.append(distance)
    }
    let middle = self.length / 2
    guard anchors.isEmpty, !isContinued, isWanted(middle), fits(middle) else { return anchors }
    let all = stride(from: first, through: self.length, by: spacing).prefix(Self.limit)
    return all.contains(where: fits) ? [] : [middle]
  }

  /// The most places of one line.
  private static let limit = 4_096

  /// The places at equal distances on segments that come near an area.
  private func places(from first: Double, spacing: Double, near area: LabelBox) -> [Double] {
    let area = area.insetBy(-1)
    var places: [Double] = []
    for index in 0..<points.count - 1 where places.count < Self.limit {
      let (a, b) = (points[index], points[index + 1])
      guard min(a.x, b.x) <= area.maxX, max(a.x, b.x) >= area.minX, min(a.y, b.y) <= area.maxY,
        max(a.y, b.y) >= area.minY
      else { continue }
      // One before, in case rounding skips it.
      var step = max(((distances[index] - first) / spacing).rounded(.up) - 1, 0)
      while places.count < Self.limit, first + step * spacing < distances[index + 1] {
        let distance = first + step * spacing
        if distance >= distances[index] { places.append(distance) }
        step += 1
      }
    }
    return places
  }

  /// Whether a label fits around a place of the line, and nowhere turns too sharply for its letters.
  func fits(_ length: Double, at distance: Double, emSize: Double, maximumAngle: Double) -> Bool {
    let (start, end) = (distance - length / 2, distance + length / 2)
    guard start >= 0, end <= self.length else { return false }
    guard emSize > 0 else { return true }
    // About the width of a letter: bends this close together are felt as one.
    let window = 0.6 * emSize
    var bends: [(distance: Double, angle: Double)] = []
    var sum = 0.0
    var first = 0
    var index = segment(at: start) + 1
    while index < points.count - 1, distances[index] < end {
      let angle = bend(at: index)
      bends.append((distances[index], angle))
      sum += angle
      while distances[index] - bends[first].distance > window {
        sum -= bends[first].angle
        first += 1
      }
      if sum > maximumAngle { return false }
      index += 1
    }
    return true
  }

  /// How many degrees the line turns at a point.
  private func bend(at index: Int) -> Double {
    let (a, b) = (points[index] - points[index - 1], points[index + 1] - points[index])
    return abs(atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)) * 180 / .pi
  }
}
