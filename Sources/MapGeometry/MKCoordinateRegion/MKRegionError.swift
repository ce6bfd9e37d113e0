/// Why a region cannot be shown.
///
/// On Apple's framework: there is no such type; a map view raises `NSInvalidArgumentException`, "Invalid Region",
/// instead.
public enum MKRegionError: Error, Equatable, Sendable {
  /// The centre is outside −90…90 degrees of latitude or −180…180 degrees of longitude, or is not a number.
  case invalidCenter(latitude: CLLocationDegrees, longitude: CLLocationDegrees)

  /// The span is outside 0…180 degrees of latitude or 0…360 degrees of longitude, or is not a number.
  case invalidSpan(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees)
}

extension MKRegionError: CustomStringConvertible, LocalizedError {
  /// The values at fault and their range, in English.
  public var description: String {
    switch self {
    case .invalidCenter(let latitude, let longitude):
      "Invalid region: the centre (\(latitude), \(longitude)) is outside latitude -90...90, longitude -180...180."
    case .invalidSpan(let latitudeDelta, let longitudeDelta):
      "Invalid region: the span (\(latitudeDelta), \(longitudeDelta)) is outside latitude 0...180, longitude 0...360."
    }
  }

  /// The same as `description`.
  public var errorDescription: String? { description }
}
