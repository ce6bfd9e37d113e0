/// What the ground of a map looks like.
package enum BasemapType: String, CaseIterable, Sendable {
  /// A street map.
  case standard
  /// A street map that steps back behind what lies on it.
  case mutedStandard
  /// Imagery.
  case satellite
  /// Imagery with roads and boundaries.
  case hybrid
}
