/// A street map.
public final class MKStandardMapConfiguration: MKMapConfiguration {
  /// Which points of interest are shown; nil, as at first: all.
  public var pointOfInterestFilter: MKPointOfInterestFilter?

  /// How much the map stands out.
  public enum EmphasisStyle: Int, Sendable {
    /// As a map on its own.
    case `default` = 0
    /// Stepping back behind the app's own content.
    case muted = 1
  }

  /// How much the map stands out; `.default` at first.
  public var emphasisStyle: EmphasisStyle

  /// Makes a flat street map.
  public convenience init() { self.init(elevationStyle: .flat, emphasisStyle: .default) }

  /// Makes a street map with or without height.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
  }

  /// Makes a flat street map that stands out more or less.
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }

  /// Makes a street map with or without height that stands out more or less.
  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.emphasisStyle = emphasisStyle
    super.init(elevation: elevationStyle)
  }

  /// Answers an equal configuration that can be changed apart from this one.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = MKStandardMapConfiguration(elevationStyle: elevationStyle, emphasisStyle: emphasisStyle)
    copy.pointOfInterestFilter = pointOfInterestFilter
    return copy
  }

  override var hasPointsOfInterest: Bool { true }
  override var ownPointOfInterestFilter: MKPointOfInterestFilter? { pointOfInterestFilter }

  override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}
