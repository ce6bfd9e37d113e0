/// From where a map is looked at: a place on the ground, how far from it, turned and tilted how.
///
/// Snapshots are drawn from straight above with north up. A live map turns with the heading; nothing is drawn tilted, and
/// the pitch is only kept.
public final class MKMapCamera: NSObject, NSCopying {
  /// The place in the middle of the view, in degrees; (0, 0) at first.
  public var centerCoordinate = CLLocationCoordinate2D() { didSet { changed?(self) } }
  /// From the camera to the place in the middle, in metres; 0 at first.
  public var centerCoordinateDistance: CLLocationDistance = 0 { didSet { changed?(self) } }
  /// How far the camera is tilted from straight down, in degrees; 0 at first.
  ///
  /// A map keeps it between 0 and 85, and at 0 for flat imagery.
  public var pitch: CGFloat = 0 { didSet { changed?(self) } }
  /// What is up in the view, in degrees clockwise from north: 90 is east up; 0 at first.
  public var heading: CLLocationDirection = 0 { didSet { changed?(self) } }

  /// Called after a change of a camera that belongs to a map.
  var changed: ((MKMapCamera) -> Void)?

  /// Makes a camera at no distance over (0, 0).
  public override init() { super.init() }

  /// Makes a camera.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The place in the middle, in degrees.
  ///   - distance: From there to the camera, in metres.
  ///   - pitch: The tilt from straight down, in degrees.
  ///   - heading: What is up, in degrees clockwise from north.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  /// Makes a camera that looks at a place from over another.
  ///
  /// The ground between them counts as flat. A camera right over the place looks straight down with north up.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The place in the middle, in degrees.
  ///   - eyeCoordinate: The place under the camera, in degrees.
  ///   - eyeAltitude: The height of the camera, in metres.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    let ground = CLLocation(latitude: eyeCoordinate.latitude, longitude: eyeCoordinate.longitude)
      .distance(from: CLLocation(latitude: centerCoordinate.latitude, longitude: centerCoordinate.longitude))
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: hypot(ground, eyeAltitude),
      pitch: CGFloat(atan2(ground, eyeAltitude) * 180 / .pi),
      heading: ground > 0 ? Self.bearing(from: eyeCoordinate, to: centerCoordinate) : 0)
  }

  /// The direction in which a great circle sets out, in degrees 0…360 clockwise from north, on the sphere.
  private static func bearing(
    from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D
  ) -> CLLocationDirection {
    let (first, second) = (start.latitude * .pi / 180, end.latitude * .pi / 180)
    let turn = (end.longitude - start.longitude) * .pi / 180
    let bearing = atan2(sin(turn) * cos(second), cos(first) * sin(second) - sin(first) * cos(second) * cos(turn))
    return MapCameraState.heading(bearing * 180 / .pi)
  }

  /// The height of the camera over the ground, in metres; setting it changes the distance at the same pitch.
  ///
  /// The ground counts as flat. At a pitch of 90 degrees or more there is none to set.
  public var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set {
      let share = cos(Double(pitch) * .pi / 180)
      if share > 1e-9 { centerCoordinateDistance = newValue / share }
    }
  }

  /// Answers an equal camera that can be changed apart from this one, and that changes no map.
  public func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
  }
}
