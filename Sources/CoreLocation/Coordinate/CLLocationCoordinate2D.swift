/// A latitude and a longitude on the WGS-84 ellipsoid.
///
/// Nothing is checked or clamped when a coordinate is made: see `CLLocationCoordinate2DIsValid(_:)`.
///
/// On Apple's framework: the type is not `Equatable` either, so an app's own conformance does not clash.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees, positive north of the equator; −90…90 in a valid coordinate.
  public var latitude: CLLocationDegrees

  /// The longitude in degrees, positive east of Greenwich; −180…180 in a valid coordinate.
  public var longitude: CLLocationDegrees

  /// Creates the coordinate (0°, 0°).
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Creates a coordinate from degrees, which are stored as they are.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A coordinate that is not valid: latitude −180°, longitude −180°.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Creates a coordinate from degrees, which are stored as they are.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Tells whether a coordinate lies in −90…90 degrees of latitude and −180…180 degrees of longitude, ends included.
///
/// A coordinate with a NaN is not valid.
///
/// On Apple's framework: the answer for NaN is not documented.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
