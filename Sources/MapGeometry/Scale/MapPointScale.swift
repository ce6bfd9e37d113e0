/// The length on the ground of one map point, in metres, at a latitude in degrees.
///
/// The length of the degree of latitude around the place, divided by its height on the map. As projected latitudes stop
/// at ±85°, the values are of no use beyond ±84.5°: they are infinite between 85.5° and 89.5°, and finite but wrong
/// around them. A latitude beyond ±90.5° gives infinity, a NaN or an infinity gives NaN.
///
/// On Apple's framework: the same to all recorded digits, at and beyond the poles too.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  let north = MKMapPoint(CLLocationCoordinate2D(latitude: latitude - 0.5, longitude: 0))
  let south = MKMapPoint(CLLocationCoordinate2D(latitude: latitude + 0.5, longitude: 0))
  return DegreeLength.ofLatitude(at: latitude) / abs(north.y - south.y)
}

/// The number of map points in one metre on the ground, at a latitude in degrees.
///
/// The reciprocal of `MKMetersPerMapPointAtLatitude(_:)`, so 0 where that is infinite.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
