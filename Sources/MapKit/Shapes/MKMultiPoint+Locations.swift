extension MKMultiPoint {
  /// Answers how far along the row of points a point lies, as a share of the whole length: 0 the first … 1 the last.
  ///
  /// The index must be below `pointCount`. Lengths are those on the map, every step the short way round; a polygon's
  /// closing side and its holes do not count. In a row without length every share is 0. Linear in the number of
  /// points: `locations(at:)` answers for many at once.
  ///
  /// On Apple's framework: in which unit lengths are measured is not known.
  public func location(atPointIndex index: Int) -> CGFloat {
    locations(at: IndexSet(integer: index)).first ?? 0
  }

  /// Answers how far along the row of points several points lie, in the order of their indexes.
  ///
  /// See `location(atPointIndex:)`. All indexes must be below `pointCount`. Linear in the number of points.
  public func locations(at indexes: IndexSet) -> [CGFloat] {
    if let first = indexes.first, let last = indexes.last {
      precondition(first >= 0 && last < pointCount, "a point index out of 0..<pointCount")
    }
    var distance = 0.0
    var previous: MKMapPoint?
    let distances = unwrappedPoints.map { point in
      guard point.x.isFinite, point.y.isFinite else { return distance }
      if let previous { distance += hypot(point.x - previous.x, point.y - previous.y) }
      previous = point
      return distance
    }
    return indexes.map { distance > 0 ? CGFloat(distances[$0] / distance) : 0 }
  }
}
