/// What is known about the origin of a location.
public final class CLLocationSourceInformation: NSObject, Sendable {
  /// Whether software, and not a sensor, made the location.
  public let isSimulatedBySoftware: Bool

  /// Whether an accessory outside the device measured the location.
  public let isProducedByAccessory: Bool

  /// Creates a description of a location's origin.
  ///
  /// - Parameters:
  ///   - isSoftware: Whether software made the location.
  ///   - isAccessory: Whether an external accessory measured the location.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
    super.init()
  }
}
