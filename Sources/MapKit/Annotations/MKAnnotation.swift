/// Something with a place on the map.
///
/// `title` and `subtitle` are requirements with nil defaults: a class with `var title: String?` and a class without
/// conform alike. Two quiet losses to know of: a `title` first declared in a subclass of a conforming class reads nil
/// through the protocol, and so does a `var title: String` that is not optional.
///
/// On Apple's framework: both are optional Objective-C requirements, read as `String??`.
public protocol MKAnnotation: NSObjectProtocol {
  /// The place, in degrees.
  var coordinate: CLLocationCoordinate2D { get }
  /// The first line of the callout.
  var title: String? { get }
  /// The second line of the callout.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No first line.
  public var title: String? { nil }
  /// No second line.
  public var subtitle: String? { nil }
}
