/// Whether an app may know where the user is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody has said yet.
  case notDetermined = 0
  /// The app may not, and the user cannot change it.
  case restricted = 1
  /// The user said no.
  case denied = 2
  /// At any time.
  case authorizedAlways = 3
  /// While the app is in use.
  case authorizedWhenInUse = 4
}
