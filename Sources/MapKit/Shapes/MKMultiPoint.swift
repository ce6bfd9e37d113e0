/// A row of points: the base of lines and polygons.
open class MKMultiPoint: MKShape {
  /// The points as given, in map points.
  private let storage: UnsafeMutablePointer<MKMapPoint>
  /// The number of points.
  public let pointCount: Int
  /// The points with every step between neighbours the short way round; they may run past the world's edge.
  let unwrappedPoints: [MKMapPoint]
  /// The smallest rect around the unwrapped points; null without points.
  let bounds: MKMapRect

  /// Makes a row of points; the unwrapped ones are those of a line unless they are given.
  init(mapPoints: [MKMapPoint], unwrapped: [MKMapPoint]? = nil) {
    pointCount = mapPoints.count
    storage = UnsafeMutablePointer.allocate(capacity: max(mapPoints.count, 1))
    storage.initialize(from: mapPoints, count: mapPoints.count)
    unwrappedPoints = unwrapped ?? MKMapPoint.unwrapped(mapPoints)
    bounds = MKMapRect(bounding: unwrappedPoints)
    super.init()
  }

  deinit { storage.deallocate() }

  /// The points as given, in map points; valid as long as the shape.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { storage }

  /// Copies coordinates of a range of points, which must lie within `pointCount`.
  ///
  /// They come back from map points: to about 1e-9 degrees, and within ±85 degrees of latitude.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    precondition(range.location >= 0 && range.length >= 0 && range.length <= pointCount - range.location)
    for index in 0..<range.length { coords[index] = storage[range.location + index].coordinate }
  }

  /// The middle of the bounding rect, in degrees.
  open override var coordinate: CLLocationCoordinate2D { MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate }

  /// Answers how far along the row of points a point lies, as a share of the whole length: 0 the first … 1 the last.
  ///
  /// The index must be below `pointCount`. Lengths are those on the map, every step the short way round; a polygon's
  /// closing side and its holes do not count. In a row without length every share is 0. Linear in the number of
  /// points: `locations(at:)` answers for many at once.
  ///
  /// On Apple's framework: in which unit lengths are measured is not known.
  open func location(atPointIndex index: Int) -> CGFloat {
    locations(at: IndexSet(integer: index)).first ?? 0
  }

  /// Answers how far along the row of points several points lie, in the order of their indexes.
  ///
  /// See `location(atPointIndex:)`. All indexes must be below `pointCount`. Linear in the number of points.
  open func locations(at indexes: IndexSet) -> [CGFloat] {
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
