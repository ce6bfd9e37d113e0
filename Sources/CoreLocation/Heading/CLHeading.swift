/// A direction that a device points in, with what is known about its accuracy and time.
///
/// A heading never changes after it is made. Numbers are stored as they are given.
// Sendable by proof, not by compiler: every stored property is a constant of a Sendable type, and no method writes.
// The compiler cannot see it since the class is open, as Apple's is; a subclass that adds mutable state must guard it.
open class CLHeading: NSObject, @unchecked Sendable {
  private let values: Values

  private struct Values: Sendable {
    var magneticHeading: CLLocationDirection
    var trueHeading: CLLocationDirection
    var headingAccuracy: CLLocationDirection
    var field: SIMD3<CLHeadingComponentValue>
    var timestamp: Date
  }

  /// Makes a heading.
  ///
  /// Not in Apple's framework, where only the device makes headings.
  ///
  /// - Parameters:
  ///   - magneticHeading: The direction in degrees clockwise from magnetic north, 0..<360.
  ///   - trueHeading: The direction in degrees clockwise from true north, 0..<360; −1: not known.
  ///   - headingAccuracy: How far, in degrees, the direction may be wrong; negative: it is not known at all.
  ///   - x: The magnetic field along the device's width, in microteslas.
  ///   - y: The magnetic field along the device's height, in microteslas.
  ///   - z: The magnetic field through the device, in microteslas.
  ///   - timestamp: The time of the measurement.
  public init(
    magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection = -1,
    headingAccuracy: CLLocationDirection = 0, x: CLHeadingComponentValue = 0, y: CLHeadingComponentValue = 0,
    z: CLHeadingComponentValue = 0, timestamp: Date = Date()
  ) {
    values = Values(
      magneticHeading: magneticHeading, trueHeading: trueHeading, headingAccuracy: headingAccuracy,
      field: SIMD3(x, y, z), timestamp: timestamp)
    super.init()
  }

  /// The direction in degrees clockwise from magnetic north.
  open var magneticHeading: CLLocationDirection { values.magneticHeading }
  /// The direction in degrees clockwise from true north; negative: not known.
  open var trueHeading: CLLocationDirection { values.trueHeading }
  /// How far, in degrees, the direction may be wrong; negative: it is not known at all.
  open var headingAccuracy: CLLocationDirection { values.headingAccuracy }
  /// The magnetic field along the device's width, in microteslas.
  open var x: CLHeadingComponentValue { values.field.x }
  /// The magnetic field along the device's height, in microteslas.
  open var y: CLHeadingComponentValue { values.field.y }
  /// The magnetic field through the device, in microteslas.
  open var z: CLHeadingComponentValue { values.field.z }
  /// The time of the measurement.
  open var timestamp: Date { values.timestamp }

  /// The heading of a device that is held in another way, a number of degrees clockwise from upright.
  func turned(by degrees: CLLocationDirection) -> CLHeading {
    guard degrees != 0 else { return self }
    func turn(_ direction: CLLocationDirection) -> CLLocationDirection {
      direction >= 0 ? (direction + degrees).truncatingRemainder(dividingBy: 360) : direction
    }
    return CLHeading(
      magneticHeading: turn(magneticHeading), trueHeading: turn(trueHeading), headingAccuracy: headingAccuracy, x: x,
      y: y, z: z, timestamp: timestamp)
  }
}
