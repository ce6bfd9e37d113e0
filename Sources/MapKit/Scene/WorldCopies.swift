/// The map repeats itself to the left and the right: which copies of a place lie in a part of it.
///
/// What crosses the 180th meridian lies past the world's edge (`MKMapPoint.unwrapped(_:)`, `MKMapRect.remainder`) and is
/// seen again here.
enum WorldCopies {
  /// How many worlds a map may show side by side; a rect wider than that gets no more copies.
  private static let most = 64.0

  /// Answers the distances, in map points, by which a rect must be moved right to meet a part of the map.
  static func shifts(of rect: MKMapRect, into part: MKMapRect) -> [Double] {
    let world = MKMapSize.world.width
    let first = ((part.minX - rect.maxX) / world).rounded(.up)
    let last = ((part.maxX - rect.minX) / world).rounded(.down)
    guard rect.minY <= part.maxY, rect.maxY >= part.minY, first <= last, last - first <= most else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * world }
  }

  /// Answers the distances, in map points, by which a point must be moved right to lie in a part of the map.
  static func shifts(of point: MKMapPoint, into part: MKMapRect) -> [Double] {
    shifts(of: MKMapRect(x: point.x, y: point.y, width: 0, height: 0), into: part)
  }

  /// Answers the copy of a point that lies nearest to the middle of a part of the map.
  static func nearest(_ point: MKMapPoint, to part: MKMapRect) -> MKMapPoint {
    let world = MKMapSize.world.width
    return MKMapPoint(x: point.x + ((part.midX - point.x) / world).rounded(.toNearestOrEven) * world, y: point.y)
  }
}

extension MKMapPoint {
  /// The coordinate of the point or, outside the world, of the place in the world that it is a copy of.
  var wrappedCoordinate: CLLocationCoordinate2D {
    var coordinate = self.coordinate
    if abs(coordinate.longitude) > 180 { coordinate.longitude.formRemainder(dividingBy: 360) }
    return coordinate
  }
}
