/// The length of one degree on the ground.
///
/// Source: the series for the WGS-84 ellipsoid in "The American Practical Navigator" (NGA publication 9), which is also
/// what Apple's recorded values follow to all digits.
enum DegreeLength {
  /// Metres in one degree of latitude, at a latitude in degrees.
  static func ofLatitude(at latitude: CLLocationDegrees) -> CLLocationDistance {
    let phi = latitude * .pi / 180
    return 111132.92 - 559.82 * cos(2 * phi) + 1.175 * cos(4 * phi) - 0.0023 * cos(6 * phi)
  }

  /// Metres in one degree of longitude, at a latitude in degrees.
  static func ofLongitude(at latitude: CLLocationDegrees) -> CLLocationDistance {
    let phi = latitude * .pi / 180
    return 111412.84 * cos(phi) - 93.5 * cos(3 * phi) + 0.118 * cos(5 * phi)
  }
}
