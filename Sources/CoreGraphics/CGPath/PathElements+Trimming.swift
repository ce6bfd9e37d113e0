extension PathElements {
  /// The part of the path between two shares of its length, 0…1, all its subpaths in a row.
  ///
  /// Curves come back as straight lines, none farther from the curve than `tolerance` in the path's own units. Shares
  /// outside 0…1 are cut to it; nothing is left where the end does not lie after the start.
  package func trimmed(from start: CGFloat, to end: CGFloat, tolerance: CGFloat) -> PathElements {
    let lines = flattened(tolerance: tolerance).map { line in
      (line.isClosed ? line.points + line.points.prefix(1) : line.points).filter { $0.x.isFinite && $0.y.isFinite }
    }
    let length = lines.reduce(0) { sum, line in
      sum + zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
    let (first, last) = (max(start, 0) * length, min(end, 1) * length)
    var result = PathElements()
    guard first < last else { return result }
    var distance: CGFloat = 0
    for line in lines {
      var isOpen = false
      for (p, q) in zip(line, line.dropFirst()) {
        let step = hypot(q.x - p.x, q.y - p.y)
        defer { distance += step }
        guard step > 0, distance + step > first, distance < last else { continue }
        func at(_ place: CGFloat) -> CGPoint {
          let share = (place - distance) / step
          return CGPoint(x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share)
        }
        if !isOpen { result.move(to: first > distance ? at(first) : p) }
        isOpen = true
        result.addLine(to: last < distance + step ? at(last) : q)
      }
    }
    return result
  }
}
