extension MKMapRect {
  /// The rect whose region, by `MKCoordinateRegion(_:)`, is the given one; null if the region is not valid.
  ///
  /// The rect's middle is the projected centre, so the centre stays exact, and its width is exact too. Its half height
  /// η (as an angle on the sphere, at centre latitude φ) is chosen so that top minus bottom latitude is the latitude
  /// span Δ: with the inverse Mercator function gd, tan((gd(ψ + η) − gd(ψ − η)) / 2) = sinh η · cos φ, hence
  ///
  ///     η = asinh(tan(Δ/2) / cos φ)
  ///
  /// The latitudes of the edges are therefore not φ ± Δ/2 but slightly farther south (north in the southern
  /// hemisphere). The height is never more than the world's. A centre beyond ±85° becomes ±85°. The rect may run past
  /// the edges of the world.
  ///
  /// On Apple's framework: there is no such function in public; this one reproduces the regions that a map view is
  /// recorded to show.
  package init(_ region: MKCoordinateRegion) {
    guard region.isValid else {
      self = .null
      return
    }
    let center = MKMapPoint(region.center)
    let cosine = cos(center.coordinate.latitude * .pi / 180)
    let halfHeight = asinh(tan(region.span.latitudeDelta * .pi / 360) / cosine) * MKMapPoint.pointsPerRadian
    let size = MKMapSize(
      width: region.span.longitudeDelta * MKMapPoint.pointsPerDegreeOfLongitude,
      height: min(2 * halfHeight, MKMapSize.world.height))
    self.init(
      origin: MKMapPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }
}
