/// A position on Earth, with what is known about its height, movement, accuracy and time.
///
/// A location never changes after it is made. Numbers are stored as they are given, with no check and no clamping.
///
/// On Apple's framework: two locations with the same contents are not equal (`isEqual(_:)` compares identity) either.
// Sendable by proof, not by compiler: every stored property is a constant of a Sendable type, and no method writes.
// The compiler cannot see it since the class is open, as Apple's is; a subclass that adds mutable state must guard it.
open class CLLocation: NSObject, @unchecked Sendable {
  private let values: Values

  /// The stored numbers, in one place so that the initialisers stay short.
  private struct Values: Sendable {
    var coordinate: CLLocationCoordinate2D
    var altitude: CLLocationDistance = 0
    var horizontalAccuracy: CLLocationAccuracy = 0
    var verticalAccuracy: CLLocationAccuracy = -1
    var course: CLLocationDirection = -1
    var courseAccuracy: CLLocationDirectionAccuracy = -1
    var speed: CLLocationSpeed = -1
    var speedAccuracy: CLLocationSpeedAccuracy = -1
    var timestamp = Date()
    var source = CLLocationSourceInformation(softwareSimulationState: false, andExternalAccessoryState: false)
  }

  /// Creates a location measured now at a coordinate, with nothing else known.
  ///
  /// Altitude and horizontal accuracy are 0 metres; vertical accuracy, speed, course and their accuracies are −1.
  ///
  /// - Parameters:
  ///   - latitude: The latitude in degrees, −90…90; other values are stored as they are.
  ///   - longitude: The longitude in degrees, −180…180; other values are stored as they are.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    values = Values(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
    super.init()
  }

  /// Creates a location without speed and course, which are −1.
  ///
  /// - Parameters:
  ///   - coordinate: The position.
  ///   - altitude: The height above mean sea level in metres.
  ///   - hAccuracy: The uncertainty of the coordinate in metres; negative if the coordinate is invalid.
  ///   - vAccuracy: The uncertainty of the altitude in metres; negative if the altitude is invalid.
  ///   - timestamp: The time of the measurement.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    values = Values(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      timestamp: timestamp)
    super.init()
  }

  /// Creates a location with speed and course of unknown accuracy.
  ///
  /// - Parameters:
  ///   - coordinate: The position.
  ///   - altitude: The height above mean sea level in metres.
  ///   - hAccuracy: The uncertainty of the coordinate in metres; negative if the coordinate is invalid.
  ///   - vAccuracy: The uncertainty of the altitude in metres; negative if the altitude is invalid.
  ///   - course: The direction of travel in degrees clockwise from true north; negative if unknown.
  ///   - speed: The speed in metres per second; negative if unknown.
  ///   - timestamp: The time of the measurement.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    values = Values(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, speed: speed, timestamp: timestamp)
    super.init()
  }

  /// Creates a location with every measured value.
  ///
  /// - Parameters:
  ///   - coordinate: The position.
  ///   - altitude: The height above mean sea level in metres.
  ///   - hAccuracy: The uncertainty of the coordinate in metres; negative if the coordinate is invalid.
  ///   - vAccuracy: The uncertainty of the altitude in metres; negative if the altitude is invalid.
  ///   - course: The direction of travel in degrees clockwise from true north; negative if unknown.
  ///   - courseAccuracy: The uncertainty of the course in degrees; negative if unknown.
  ///   - speed: The speed in metres per second; negative if unknown.
  ///   - speedAccuracy: The uncertainty of the speed in metres per second; negative if unknown.
  ///   - timestamp: The time of the measurement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp,
      sourceInfo: CLLocationSourceInformation(softwareSimulationState: false, andExternalAccessoryState: false))
  }

  /// Creates a location with every measured value and its origin.
  ///
  /// - Parameters:
  ///   - coordinate: The position.
  ///   - altitude: The height above mean sea level in metres.
  ///   - hAccuracy: The uncertainty of the coordinate in metres; negative if the coordinate is invalid.
  ///   - vAccuracy: The uncertainty of the altitude in metres; negative if the altitude is invalid.
  ///   - course: The direction of travel in degrees clockwise from true north; negative if unknown.
  ///   - courseAccuracy: The uncertainty of the course in degrees; negative if unknown.
  ///   - speed: The speed in metres per second; negative if unknown.
  ///   - speedAccuracy: The uncertainty of the speed in metres per second; negative if unknown.
  ///   - timestamp: The time of the measurement.
  ///   - sourceInfo: What is known about the origin of the location.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date, sourceInfo: CLLocationSourceInformation
  ) {
    values = Values(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy,
      timestamp: timestamp, source: sourceInfo)
    super.init()
  }

  /// The position.
  open var coordinate: CLLocationCoordinate2D { values.coordinate }

  /// The height above mean sea level in metres.
  open var altitude: CLLocationDistance { values.altitude }

  /// The uncertainty of the coordinate in metres; negative if the coordinate is invalid.
  open var horizontalAccuracy: CLLocationAccuracy { values.horizontalAccuracy }

  /// The uncertainty of the altitude in metres; negative if the altitude is invalid.
  open var verticalAccuracy: CLLocationAccuracy { values.verticalAccuracy }

  /// The direction of travel in degrees clockwise from true north; negative if unknown.
  open var course: CLLocationDirection { values.course }

  /// The uncertainty of the course in degrees; negative if unknown.
  open var courseAccuracy: CLLocationDirectionAccuracy { values.courseAccuracy }

  /// The speed in metres per second; negative if unknown.
  open var speed: CLLocationSpeed { values.speed }

  /// The uncertainty of the speed in metres per second; negative if unknown.
  open var speedAccuracy: CLLocationSpeedAccuracy { values.speedAccuracy }

  /// The time of the measurement.
  open var timestamp: Date { values.timestamp }

  /// The storey of a building; nil, since only a positioning system inside the building knows it.
  open var floor: CLFloor? { nil }

  /// What is known about the origin of the location; never nil in a location that an app builds.
  open var sourceInformation: CLLocationSourceInformation? { values.source }

  /// The length in metres of the shortest line on the WGS-84 ellipsoid between two locations.
  ///
  /// The answer is good to a millimetre for every pair of points, opposite points included, and is exactly the same in
  /// both directions. Altitudes are ignored. A longitude outside −180…180 counts as the one it wraps to. A latitude
  /// outside −90…90, or a value that is not finite, gives NaN.
  ///
  /// On Apple's framework: the same since iOS 11, measured to better than a millimetre; the answer for a coordinate
  /// that is not valid differs between systems.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Ellipsoid.wgs84.distance(from: location.coordinate, to: coordinate)
  }
}
