extension NSValue {
  /// Boxes a coordinate.
  ///
  /// On Apple's framework: `objCType` is that of the structure; Foundation on Linux cannot box structures, so here it
  /// is that of an array of two numbers.
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(degrees: (coordinate.latitude, coordinate.longitude))
  }

  /// Boxes a span.
  ///
  /// On Apple's framework: `objCType` differs, as for `init(mkCoordinate:)`.
  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
    self.init(degrees: (span.latitudeDelta, span.longitudeDelta))
  }

  /// The coordinate in the box, which must have been made with `init(mkCoordinate:)`.
  public var mkCoordinateValue: CLLocationCoordinate2D {
    let (latitude, longitude) = degrees
    return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// The span in the box, which must have been made with `init(mkCoordinateSpan:)`.
  public var mkCoordinateSpanValue: MKCoordinateSpan {
    let (latitudeDelta, longitudeDelta) = degrees
    return MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
  }

  private static let twoDoubles = "[2d]"

  private convenience init(degrees: (CLLocationDegrees, CLLocationDegrees)) {
    var bytes = degrees
    self.init(bytes: &bytes, objCType: Self.twoDoubles)
  }

  private var degrees: (CLLocationDegrees, CLLocationDegrees) {
    precondition(
      String(cString: objCType) == Self.twoDoubles, "The NSValue does not hold a coordinate or a coordinate span")
    var bytes: (CLLocationDegrees, CLLocationDegrees) = (0, 0)
    getValue(&bytes)
    return bytes
  }
}
