/// A line that takes the shortest way over the Earth between each two of its points.
///
/// The way is that along a great circle of a sphere with a radius of 6,378,137 metres, as a row of points about 1 km
/// apart: `points()` and `pointCount` are those of the row, 20,000 for half the way round the Earth. Between opposite
/// places, where every way is equally short, it leads over the north pole. Latitudes beyond ±85 degrees are drawn
/// at ±85. A point whose coordinate is not valid is joined by a straight line.
open class MKGeodesicPolyline: MKPolyline {
  /// Makes a line through map points.
  public override init(points: UnsafePointer<MKMapPoint>, count: Int) {
    let places = UnsafeBufferPointer(start: points, count: max(count, 0)).map(\.wrappedCoordinate)
    super.init(mapPoints: GreatCircle.points(through: places))
  }

  /// Makes a line through coordinates, in degrees.
  public override init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    let places = Array(UnsafeBufferPointer(start: coords, count: max(count, 0)))
    super.init(mapPoints: GreatCircle.points(through: places))
  }
}
