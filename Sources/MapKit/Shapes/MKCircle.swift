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

  /// Makes the circle round the middle of a rect that reaches as far as its longer side (fact S09).
  public convenience init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    let half = max(mapRect.width, mapRect.height) / 2
    self.init(center: middle, radius: half * MKMetersPerMapPointAtLatitude(middle.latitude))
  }

  /// The middle, in degrees.
  open override var coordinate: CLLocationCoordinate2D { center }

  /// Answers whether the bounding rect meets a rect.
  open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}
