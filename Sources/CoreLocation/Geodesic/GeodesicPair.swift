/// Two points whose distance is wanted, in the one form that every pair of the same shape shares.
///
/// An ellipsoid of revolution looks the same from both poles and at every longitude, so the distance does not change
/// when the points swap roles, when both latitudes change sign or when both longitudes move. The pair uses this to have
/// the first point the one farther from the equator, and that point in the south: `U₁ ≤ 0` and `U₁ ≤ U₂ ≤ −U₁`.
struct GeodesicPair {
  /// The sine and cosine of the reduced latitude of the first point; the sine is never above zero.
  let (sinU1, cosU1): (Double, Double)

  /// The sine and cosine of the reduced latitude of the second point.
  let (sinU2, cosU2): (Double, Double)

  /// The difference of the longitudes in radians, 0…π.
  let longitude: Double

  /// Whether the two points are one.
  let isCoincident: Bool

  /// Creates the pair; latitudes must lie in −90…90 degrees, longitudes must be finite.
  init(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D, flattening: Double) {
    let startIsFarther = abs(start.latitude) >= abs(end.latitude)
    let (far, near) = startIsFarther ? (start.latitude, end.latitude) : (end.latitude, start.latitude)
    let mirror: Double = far > 0 ? -1 : 1
    let first = Self.reducedLatitude(of: far * mirror, flattening: flattening)
    let second = Self.reducedLatitude(of: near * mirror, flattening: flattening)
    // −0.0, not 0.0, for a point on the equator: arc tangents then see it as the southern limit.
    (sinU1, cosU1) = (-abs(first.sine), first.cosine)
    (sinU2, cosU2) = (second.sine, second.cosine)
    let degrees = abs((start.longitude - end.longitude).remainder(dividingBy: 360))
    longitude = degrees * .pi / 180
    isCoincident = start.latitude == end.latitude && (degrees == 0 || abs(start.latitude) == 90)
  }

  private static func reducedLatitude(
    of latitude: CLLocationDegrees, flattening: Double
  ) -> (sine: Double, cosine: Double) {
    if abs(latitude) == 90 { return (latitude / 90, 0) }
    let tangent = (1 - flattening) * tan(latitude * .pi / 180)
    let cosine = 1 / (1 + tangent * tangent).squareRoot()
    return (tangent * cosine, cosine)
  }
}
