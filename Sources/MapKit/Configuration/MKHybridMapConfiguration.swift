/// Imagery of the ground with roads and names.
public final class MKHybridMapConfiguration: MKMapConfiguration {
  /// Which points of interest are shown; nil, as at first: all.
  public var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Makes flat imagery with roads and names.
  public convenience init() { self.init(elevationStyle: .flat) }

  /// Makes imagery with roads and names with or without height.
  public init(elevationStyle: ElevationStyle) { super.init(elevation: elevationStyle) }

  /// Answers an equal configuration that can be changed apart from this one.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = MKHybridMapConfiguration(elevationStyle: elevationStyle)
    copy.pointOfInterestFilter = pointOfInterestFilter
    return copy
  }

  override var hasPointsOfInterest: Bool { true }
  override var ownPointOfInterestFilter: MKPointOfInterestFilter? { pointOfInterestFilter }

  override var mapType: MKMapType { elevationStyle == .realistic ? .hybridFlyover : .hybrid }
}
