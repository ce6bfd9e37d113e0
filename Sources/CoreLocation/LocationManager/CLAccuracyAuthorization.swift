/// How exactly an app may know where the user is.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exactly as the source says.
  case fullAccuracy = 0
  /// To some kilometres.
  case reducedAccuracy = 1
}
