/// Whether a part of a map is seen.
public enum MKFeatureVisibility: Int, Sendable {
  /// The map decides.
  case adaptive = 0
  /// Never.
  case hidden = 1
  /// Always.
  case visible = 2
}
