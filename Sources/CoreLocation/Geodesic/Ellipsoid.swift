/// An oblate ellipsoid of revolution, as a model of the Earth.
struct Ellipsoid: Sendable {
  /// The equatorial radius in metres.
  let equatorialRadius: Double

  /// The flattening, (equatorial − polar radius) ÷ equatorial radius.
  let flattening: Double

  /// The polar radius in metres.
  var polarRadius: Double { equatorialRadius * (1 - flattening) }

  /// The World Geodetic System 1984 (NGA.STND.0036): a = 6378137 m, 1/f = 298.257223563.
  static let wgs84 = Ellipsoid(equatorialRadius: 6_378_137, flattening: 1 / 298.257223563)

  /// The length in metres of the shortest line between two points on the ellipsoid.
  ///
  /// Exactly symmetric. NaN if a latitude is outside −90…90 or a value is not finite; longitudes wrap.
  func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> CLLocationDistance {
    guard abs(start.latitude) <= 90, abs(end.latitude) <= 90, start.longitude.isFinite, end.longitude.isFinite else {
      return .nan
    }
    let pair = GeodesicPair(start, end, flattening: flattening)
    if pair.isCoincident { return 0 }
    return vincentyDistance(of: pair) ?? azimuthSearchDistance(of: pair)
  }
}
