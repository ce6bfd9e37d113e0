/// All points within a distance of a centre.
open class CLCircularRegion: CLRegion {
  private let circle: (center: CLLocationCoordinate2D, radius: CLLocationDistance)

  /// Creates a circular region.
  ///
  /// - Parameters:
  ///   - center: The centre; stored as it is.
  ///   - radius: The radius in metres; stored as it is. A region with a negative or NaN radius contains nothing.
  ///   - identifier: A name for the region, unique within the app.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    circle = (center, radius)
    super.init(identifier: identifier)
  }

  /// The centre of the region.
  open var center: CLLocationCoordinate2D { circle.center }

  /// The radius of the region in metres.
  open var radius: CLLocationDistance { circle.radius }

  /// Tells whether a coordinate is at most `radius` metres away from the centre along the WGS-84 ellipsoid.
  ///
  /// A coordinate whose latitude is outside −90…90, or that is not finite, is in no region.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Ellipsoid.wgs84.distance(from: center, to: coordinate) <= radius
  }
}
