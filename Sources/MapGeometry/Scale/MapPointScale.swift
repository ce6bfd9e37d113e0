/// The length on the ground of one map point, in metres, at a latitude in degrees.
///
/// It is the length of one degree of latitude, divided by the height on the map of the degree around the place. As
/// projected latitudes stop at ±85°, values beyond ±84.5° are of no use: too large up to ±85.5°, infinite up to ±89.5°,
/// arbitrary up to ±90.5° and infinite from there on. NaN and the infinities give NaN.
///
/// On Apple's framework: the same to all recorded digits, at and beyond the poles too.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  let south = MKMapPoint(CLLocationCoordinate2D(latitude: latitude - 0.5, longitude: 0))
  let north = MKMapPoint(CLLocationCoordinate2D(latitude: latitude + 0.5, longitude: 0))
  return DegreeLength.ofLatitude(at: latitude) / abs(south.y - north.y)
}

/// The number of map points in one metre on the ground, at a latitude in degrees.
///
/// The reciprocal of `MKMetersPerMapPointAtLatitude(_:)`, so 0 where that is infinite.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}
