/// From how far a camera sees a part of the map.
///
/// It looks straight down and sees 30 degrees from top to bottom, which gives the recorded distance (fact V23).
enum CameraDistance {
  /// Twice the tangent of half the angle of view.
  private static let view = 2 * tan(15 * Double.pi / 180)

  /// Metres in a map point in the middle of a rect; beyond 84.5 degrees as there: farther the scale is of no use.
  private static func metersPerMapPoint(in rect: MKMapRect) -> Double {
    let latitude = MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude
    return MKMetersPerMapPointAtLatitude(min(max(latitude, -84.5), 84.5))
  }

  /// Answers from how far, in metres, a rect fills the view from top to bottom.
  static func distance(of rect: MKMapRect) -> CLLocationDistance {
    rect.height * metersPerMapPoint(in: rect) / view
  }

  /// Answers a rect of the same middle and shape that is seen from a distance in metres, which must not be negative.
  static func rect(_ rect: MKMapRect, from distance: CLLocationDistance) -> MKMapRect {
    guard rect.height > 0 else { return rect }
    let height = distance * view / metersPerMapPoint(in: rect)
    let width = rect.width * (height / rect.height)
    return MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }
}
