/// Where the user is, as an annotation of a map with `showsUserLocation`.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The latest location; nil while it is not known.
  public internal(set) final var location: CLLocation? {
    didSet { didChangeValue(forKey: "coordinate") }
  }
  /// Whether the map follows its location source now.
  public internal(set) final var isUpdating = false
  /// Where the user looks; nil unless the map follows with `.followWithHeading` and its source has sent it.
  public internal(set) final var heading: CLHeading?

  /// The place, in degrees; `kCLLocationCoordinate2DInvalid` while it is not known.
  ///
  /// On Apple's framework: unknown which place that is.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }

  /// The first line of the callout; "Current Location" at first.
  open var title: String? = "Current Location" { didSet { didChangeValue(forKey: "title") } }
  /// The second line of the callout; nil at first.
  open var subtitle: String? { didSet { didChangeValue(forKey: "subtitle") } }

  /// Makes the annotation of a user whose place is not known.
  public override init() { super.init() }
}
