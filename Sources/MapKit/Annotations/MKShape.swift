/// What shapes and points have in common: a place, a title and a subtitle.
open class MKShape: NSObject, MKAnnotation {
  /// The first line of the callout; nil at first; maps that show the shape follow.
  open var title: String? { didSet { didChangeValue(forKey: "title") } }
  /// The second line of the callout; nil at first; maps that show the shape follow.
  open var subtitle: String? { didSet { didChangeValue(forKey: "subtitle") } }

  /// The place, in degrees; (0, 0) unless a subclass says otherwise.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  /// Makes a shape without titles.
  public override init() { super.init() }
}
