/// A rectangle on the flat map, in map points; its origin is the north-west corner.
///
/// A rect may run past the edges of the world: that is how an area across the 180th meridian is written. Sizes may be
/// negative; nothing is normalised, so such a rect has `maxX < minX` and contains no point.
///
/// On Apple's framework: the type is not `Equatable` either; compare with `MKMapRectEqualToRect(_:_:)`.
public struct MKMapRect: Sendable {
  /// The corner with the smallest x and y, in map points.
  public var origin: MKMapPoint

  /// The width and height, in map points.
  public var size: MKMapSize

  /// Creates the rect (0, 0, 0, 0), which is empty but not null.
  public init() {
    self.init(origin: MKMapPoint(), size: MKMapSize())
  }

  /// Creates a rect from its corner and size, which are stored as they are.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rect from map points, which are stored as they are.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole map: origin (0, 0), 2²⁸ map points each way.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  /// The rect that is nowhere: origin (∞, ∞), size 0 × 0.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// Whether the rect is nowhere, which is so if a member of the origin is infinite, whatever the size.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }

  /// Whether the rect is null, or both its width and its height are 0.
  public var isEmpty: Bool { isNull || (size.width == 0 && size.height == 0) }
}

/// Tells whether two rects have the same origin and the same size.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  MKMapPointEqualToPoint(rect1.origin, rect2.origin) && MKMapSizeEqualToSize(rect1.size, rect2.size)
}

/// Writes a rect as "{{x, y}, {width, height}}", in map points with one decimal.
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
  "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}
