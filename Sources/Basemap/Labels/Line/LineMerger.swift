/// Joins lines that carry the same label and meet at their ends: streets come in many short pieces.
struct LineMerger {
  struct Line {
    var points: [TilePoint]
    /// The index of the first feature that it is made of.
    let feature: Int
  }

  private struct End: Hashable {
    let label: String
    let x: Int32
    let y: Int32
  }

  private var lines: [Line?] = []
  private var beginnings: [End: Int] = [:]
  private var endings: [End: Int] = [:]

  /// The lines, in the order of their first features.
  var merged: [Line] { lines.compactMap { $0 } }

  /// Adds a line of two points or more; lines are joined where one begins as the other ends.
  mutating func add(_ points: ArraySlice<TilePoint>, label: String, feature: Int) {
    guard let first = points.first, let last = points.last, points.count > 1 else { return }
    let (head, tail) = (End(label: label, x: first.x, y: first.y), End(label: label, x: last.x, y: last.y))
    let before = endings[head]
    let after = beginnings[tail]
    switch (before, after) {
    case (let before?, let after?) where before != after:
      // The new line closes the gap between two.
      guard let following = lines[after]?.points else { return }
      lines[before]?.points += points.dropFirst() + following.dropFirst()
      lines[after] = nil
      endings[head] = nil
      beginnings[tail] = nil
      if let end = following.last { endings[End(label: label, x: end.x, y: end.y)] = before }
    case (let before?, _):
      lines[before]?.points += points.dropFirst()
      endings[head] = nil
      endings[tail] = before
    case (nil, let after?):
      lines[after]?.points.insert(contentsOf: points.dropLast(), at: 0)
      beginnings[tail] = nil
      beginnings[head] = after
    case (nil, nil):
      beginnings[head] = lines.count
      endings[tail] = lines.count
      lines.append(Line(points: Array(points), feature: feature))
    }
  }
}
