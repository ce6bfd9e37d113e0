extension PathElements {
  /// Answers whether the drawn line comes within a distance of a point, both in the path's own units.
  ///
  /// Curves are taken as lines that leave them by at most a quarter of the distance.
  func comes(within distance: CGFloat, of point: CGPoint) -> Bool {
    guard distance > 0 else { return false }
    for (line, isClosed) in flattened(tolerance: distance / 4) {
      var previous = isClosed ? line.last : line.first
      for corner in line {
        defer { previous = corner }
        guard let previous else { continue }
        let (dx, dy) = (corner.x - previous.x, corner.y - previous.y)
        let length = dx * dx + dy * dy
        let along = length > 0 ? ((point.x - previous.x) * dx + (point.y - previous.y) * dy) / length : 0
        let share = min(max(along, 0), 1)
        if hypot(previous.x + share * dx - point.x, previous.y + share * dy - point.y) <= distance { return true }
      }
    }
    return false
  }
}
