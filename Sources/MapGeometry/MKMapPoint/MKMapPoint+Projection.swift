extension MKMapPoint {
  /// Projects a coordinate onto the map with the spherical Mercator formula (the layout of EPSG:3857).
  ///
  /// Latitudes beyond ±85° are projected as ±85°. A coordinate outside −90…90 or −180…180 degrees gives (−1, −1).
  /// NaN passes through.
  ///
  /// On Apple's framework: the same, clamp at 85° (not at the edge of the map, 85.0511°) included.
  public init(_ coordinate: CLLocationCoordinate2D) {
    guard !(abs(coordinate.latitude) > 90), !(abs(coordinate.longitude) > 180) else {
      self.init(x: -1, y: -1)
      return
    }
    self.init(
      x: (coordinate.longitude + 180) * Self.pointsPerDegreeOfLongitude,
      y: Self.y(atLatitude: coordinate.latitude))
  }

  /// The coordinate of the point.
  ///
  /// Nothing is clamped or wrapped: (0, 0) is at latitude 85.0511°, and a point east of the world at a longitude above
  /// 180°. NaN passes through.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: Self.latitude(atY: y), longitude: x / Self.pointsPerDegreeOfLongitude - 180)
  }

  /// Map points in one degree of longitude, at every latitude.
  package static let pointsPerDegreeOfLongitude = MKMapSize.world.width / 360

  /// Map points in one radian of longitude, which are also those of one unit of Mercator height.
  static let pointsPerRadian = MKMapSize.world.width / (2 * .pi)

  /// The highest latitude, north and south, that the projection tells apart, in degrees.
  package static let maximumLatitude: CLLocationDegrees = 85

  /// The y in map points of a latitude in degrees, beyond ±85° that of ±85°.
  ///
  /// y = W/2 − W/4π · ln((1 + sin φ) / (1 − sin φ)), with W = 2²⁸.
  private static func y(atLatitude latitude: CLLocationDegrees) -> Double {
    let clamped =
      latitude > maximumLatitude ? maximumLatitude : latitude < -maximumLatitude ? -maximumLatitude : latitude
    let sine = sin(clamped * .pi / 180)
    return MKMapSize.world.height / 2 - log((1 + sine) / (1 - sine)) * pointsPerRadian / 2
  }

  /// The latitude in degrees of a y in map points.
  private static func latitude(atY y: Double) -> CLLocationDegrees {
    atan(sinh((MKMapSize.world.height / 2 - y) / pointsPerRadian)) * 180 / .pi
  }
}
