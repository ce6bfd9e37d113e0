/// A place with a title and a subtitle.
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()

  /// The place, in degrees; (0, 0) at first; maps that show the annotation follow.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      willChangeValue(forKey: "coordinate")
      place = newValue
      didChangeValue(forKey: "coordinate")
    }
  }

  /// Makes an annotation at (0, 0).
  public override init() { super.init() }

  /// Makes an annotation at a place.
  public convenience init(__coordinate coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }

  /// Makes an annotation at a place, with its two lines.
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(__coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }
}
