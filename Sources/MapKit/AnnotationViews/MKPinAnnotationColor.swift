/// The three colours that pins had first.
public enum MKPinAnnotationColor: UInt, Sendable {
  /// For destinations.
  case red = 0
  /// For starting points.
  case green = 1
  /// For places of the user's own.
  case purple = 2
}
