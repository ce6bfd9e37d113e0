/// Imagery of the ground.
public final class MKImageryMapConfiguration: MKMapConfiguration {
  /// Makes flat imagery.
  public convenience init() { self.init(elevationStyle: .flat) }

  /// Makes imagery with or without height.
  public init(elevationStyle: ElevationStyle) { super.init(elevation: elevationStyle) }

  /// Answers an equal configuration that can be changed apart from this one.
  public override func copy(with zone: NSZone? = nil) -> Any {
    MKImageryMapConfiguration(elevationStyle: elevationStyle)
  }

  override var mapType: MKMapType { elevationStyle == .realistic ? .satelliteFlyover : .satellite }
}
