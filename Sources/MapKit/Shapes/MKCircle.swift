/// A circle of a radius in metres round a place.
open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// The radius, in metres.
  public let radius: CLLocationDistance
  /// The square around the circle, in map points; its half side is the radius at the scale of the centre's latitude.
  public let boundingMapRect: MKMapRect

  /// Makes a circle round a place, with a radius in metres; a negative one counts as 0, one that is not finite too.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius > 0 && radius.isFinite ? radius : 0
    let middle = MKMapPoint(coord)
    // Fact S08. Near the poles, where map points have no length, there is no reach either.
    let reach = self.radius * MKMapPointsPerMeterAtLatitude(coord.latitude)
    let half = reach.isFinite ? reach : 0
    boundingMapRect = MKMapRect(x: middle.x - half, y: middle.y - half, width: half * 2, height: half * 2)
    super.init()
  }

  /// The middle, in degrees.
  open override var coordinate: CLLocationCoordinate2D {
    get { center }
    set {}
  }

  /// Answers whether the bounding rect meets a rect.
  open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}
