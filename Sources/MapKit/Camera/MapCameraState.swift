/// How a map is turned and tilted.
struct MapCameraState: Equatable, Sendable {
  /// What is up, in degrees 0..<360 clockwise from north.
  var heading: CLLocationDirection = 0
  /// From straight down, in degrees 0…85.
  var pitch: CGFloat = 0

  /// The farthest tilt that a map takes, in degrees.
  static let steepestPitch: CGFloat = 85

  init() {}

  /// Takes what can be shown of a camera; what is not a number counts as 0.
  init(_ camera: MKMapCamera, on mapType: MKMapType) {
    heading = Self.heading(camera.heading)
    pitch = camera.pitch > 0 ? min(camera.pitch, Self.steepestPitch) : 0
    limit(to: mapType)
  }

  /// Flat imagery is seen from straight above only (fact V22).
  mutating func limit(to mapType: MKMapType) {
    if mapType == .satellite || mapType == .hybrid { pitch = 0 }
  }

  /// A direction as one of 0..<360 degrees; one that is not finite counts as north.
  static func heading(_ direction: CLLocationDirection) -> CLLocationDirection {
    guard direction.isFinite else { return 0 }
    let rest = direction.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? (rest + 360).truncatingRemainder(dividingBy: 360) : rest
  }
}
