/// Points that go around an area; the last is joined to the first.
extension [ShorelinePoint] {
  /// Twice the area, positive where they go around it counterclockwise.
  var doubleArea: Int {
    guard var from = last else { return 0 }
    var sum = 0
    for to in self {
      // Coordinates have 16 bits, and there are fewer than 2³⁰ points.
      sum += Int(from.x) * Int(to.y) - Int(to.x) * Int(from.y)
      from = to
    }
    return sum
  }

  /// Whether a point lies inside; a ray to the east meets the edge an odd number of times.
  func encloses(_ point: ShorelinePoint) -> Bool {
    guard var from = last else { return false }
    var isInside = false
    for to in self {
      if (from.y > point.y) != (to.y > point.y) {
        let (dx, dy) = (Int(to.x) - Int(from.x), Int(to.y) - Int(from.y))
        let side = (Int(point.x) - Int(from.x)) * dy - (Int(point.y) - Int(from.y)) * dx
        if (side < 0) == (dy > 0) { isInside.toggle() }
      }
      from = to
    }
    return isInside
  }

  /// Without points that repeat the one before.
  var withoutRepeats: [ShorelinePoint] {
    var result: [ShorelinePoint] = []
    result.reserveCapacity(count)
    for point in self where point != result.last { result.append(point) }
    if result.count > 1, result.first == result.last { result.removeLast() }
    return result
  }
}
