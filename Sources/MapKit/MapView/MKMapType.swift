/// What the ground of a map looks like.
public enum MKMapType: UInt, Sendable {
  /// A street map.
  case standard = 0
  /// Imagery.
  case satellite = 1
  /// Imagery with roads and names.
  case hybrid = 2
  /// Imagery; on Apple's framework with relief. Here as `satellite`.
  case satelliteFlyover = 3
  /// Imagery with roads and names; on Apple's framework with relief. Here as `hybrid`.
  case hybridFlyover = 4
  /// A street map that steps back behind the app's own content.
  case mutedStandard = 5
}
