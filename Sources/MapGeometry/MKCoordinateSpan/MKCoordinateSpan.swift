/// The extent of a region, in degrees.
///
/// On Apple's framework: the type is not `Equatable` either.
public struct MKCoordinateSpan: Sendable {
  /// The north-to-south extent in degrees; 0…180 in a valid region.
  public var latitudeDelta: CLLocationDegrees

  /// The east-to-west extent in degrees; 0…360 in a valid region.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span of 0° × 0°.
  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  /// Creates a span from degrees, which are stored as they are.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
