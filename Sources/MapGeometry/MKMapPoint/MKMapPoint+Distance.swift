extension MKMapPoint {
  /// The distance in metres along a sphere between two points of the map.
  ///
  /// The haversine formula, with the radius 6378160 − 21000·|sin φ| metres, φ being the latitude of the receiver. It is
  /// up to some tenths of a percent off; `CLLocation.distance(from:)` measures on the ellipsoid. NaN gives NaN.
  ///
  /// On Apple's framework: the two recorded distances are reproduced; both start in the north, so a start in the south
  /// may differ.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (start, end) = (coordinate, point.coordinate)
    let latitude1 = start.latitude * .pi / 180
    let latitude2 = end.latitude * .pi / 180
    let latitudeSine = sin((latitude2 - latitude1) / 2)
    let longitudeSine = sin((end.longitude - start.longitude) * .pi / 360)
    let haversine =
      latitudeSine * latitudeSine + cos(latitude1) * cos(latitude2) * longitudeSine * longitudeSine
    let radius = 6_378_160 - 21_000 * abs(sin(latitude1))
    // Rounding may carry the haversine of opposite points past 1. Written so that NaN stays NaN.
    return 2 * radius * asin((haversine > 1 ? 1 : haversine).squareRoot())
  }
}
