/// Whether a map follows the user's location.
public enum MKUserTrackingMode: Int, Sendable {
  /// It does not.
  case none = 0
  /// It keeps the location in the middle.
  case follow = 1
  /// It keeps the location in the middle, and what lies ahead of the user up.
  case followWithHeading = 2
}
