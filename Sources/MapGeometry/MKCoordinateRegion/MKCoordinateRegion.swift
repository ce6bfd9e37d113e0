/// An area around a coordinate.
///
/// No initialiser checks or clamps: use `validate()` on regions that come from outside the program.
///
/// On Apple's framework: the type is not `Equatable` either.
public struct MKCoordinateRegion: Sendable {
  /// The centre of the area.
  public var center: CLLocationCoordinate2D

  /// The extent of the area.
  public var span: MKCoordinateSpan

  /// Creates a region at (0°, 0°) with a span of 0° × 0°.
  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  /// Creates a region from a centre and a span, which are stored as they are.
  public init(center centerCoordinate: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = centerCoordinate
    self.span = span
  }
}
