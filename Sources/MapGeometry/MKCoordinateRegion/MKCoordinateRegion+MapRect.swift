extension MKCoordinateRegion {
  /// Creates the region that a map rect shows.
  ///
  /// The centre is the coordinate of the rect's middle, so it is not half-way between the latitudes of the top and the
  /// bottom edge, except on the equator. Nothing is clamped or wrapped: the centre of a rect that runs far past the
  /// edge of the world has a longitude beyond ±180°.
  public init(_ rect: MKMapRect) {
    let top = MKMapPoint(x: rect.midX, y: rect.minY).coordinate
    let bottom = MKMapPoint(x: rect.midX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude,
        longitudeDelta: rect.width / MKMapPoint.pointsPerDegreeOfLongitude))
  }
}
