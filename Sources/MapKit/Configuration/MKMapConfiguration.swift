/// What a map looks like: one of `MKStandardMapConfiguration`, `MKImageryMapConfiguration` and
/// `MKHybridMapConfiguration`.
open class MKMapConfiguration: NSObject, NSCopying {
  /// Whether the ground has height.
  public enum ElevationStyle: Int, Sendable {
    /// The ground is flat.
    case flat = 0
    /// The ground has height: imagery may then be looked at from the side.
    case realistic = 1
  }

  /// Whether the ground has height; flat at first.
  ///
  /// Pictures are drawn flat; imagery keeps the pitch of a camera only if this is `.realistic` (fact V22).
  open var elevationStyle: ElevationStyle

  init(elevation: ElevationStyle) {
    elevationStyle = elevation
    super.init()
  }

  /// Answers an equal configuration that can be changed apart from this one.
  open func copy(with zone: NSZone? = nil) -> Any { MKMapConfiguration(elevation: elevationStyle) }

  /// Whether a map that looks like this has points of interest.
  var hasPointsOfInterest: Bool { false }
  /// Which of them it shows; nil: all.
  var ownPointOfInterestFilter: MKPointOfInterestFilter? { nil }

  /// The map type that looks like this.
  var mapType: MKMapType { .standard }
}
