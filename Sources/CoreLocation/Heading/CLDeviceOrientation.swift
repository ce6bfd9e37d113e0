/// How a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
  /// It is not known how.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, its top down.
  case portraitUpsideDown = 2
  /// Upright, its top to the left.
  case landscapeLeft = 3
  /// Upright, its top to the right.
  case landscapeRight = 4
  /// Flat, its screen up.
  case faceUp = 5
  /// Flat, its screen down.
  case faceDown = 6

  /// How far, in degrees clockwise from its top, the side lies that is up; nil where the top stays the reference.
  var degreesFromTop: CLLocationDirection? {
    switch self {
    case .portrait: 0
    case .portraitUpsideDown: 180
    case .landscapeLeft: 90
    case .landscapeRight: 270
    case .unknown, .faceUp, .faceDown: nil
    }
  }
}
