/// A width and a height on the flat map, in map points.
///
/// On Apple's framework: the type is not `Equatable` either; compare with `MKMapSizeEqualToSize(_:_:)`.
public struct MKMapSize: Sendable {
  /// The width in map points.
  public var width: Double

  /// The height in map points.
  public var height: Double

  /// Creates the size 0 × 0.
  public init() {
    self.init(width: 0, height: 0)
  }

  /// Creates a size from map points, which are stored as they are.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the whole map: 2²⁸ map points each way, the pixels of 256-pixel tiles at zoom level 20.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// Tells whether two sizes have the same width and the same height.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
  size1.width == size2.width && size1.height == size2.height
}

/// Writes a size as "{width, height}", in map points with one decimal.
public func MKStringFromMapSize(_ size: MKMapSize) -> String {
  String(format: "{%.1f, %.1f}", size.width, size.height)
}
