/// A point on the flat map, in map points from the north-west corner: x grows east, y grows south.
///
/// On Apple's framework: the type is not `Equatable` either; compare with `MKMapPointEqualToPoint(_:_:)`.
public struct MKMapPoint: Sendable {
  /// The distance from the 180th meridian in map points; 0…2²⁸ is the world, other values are copies of it.
  public var x: Double

  /// The distance from the top of the map (latitude 85.0511°) in map points; 0…2²⁸ is the world.
  public var y: Double

  /// Creates the point (0, 0), the north-west corner of the map.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates a point from map points, which are stored as they are.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Tells whether two points have the same x and the same y.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
  point1.x == point2.x && point1.y == point2.y
}

/// Writes a point as "{x, y}", in map points with one decimal.
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String {
  String(format: "{%.1f, %.1f}", point.x, point.y)
}
