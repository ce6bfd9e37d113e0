extension MKCoordinateRegion {
  /// Creates the region that a map rect shows.
  ///
  /// The centre is the coordinate of the rect's middle, so it is not half-way between the latitudes of the top and the
  /// bottom edge, except on the equator. A middle outside the world, as of a rect across the 180th meridian, gives the
  /// longitude that it wraps to. The span is not clamped.
  ///
  /// On Apple's framework: the same inside the world; a middle outside it is not recorded.
  public init(_ rect: MKMapRect) {
    let top = MKMapPoint(x: rect.midX, y: rect.minY).coordinate
    let bottom = MKMapPoint(x: rect.midX, y: rect.maxY).coordinate
    var center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    if abs(center.longitude) > 180 {
      center.longitude.formRemainder(dividingBy: 360)
    }
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude,
        longitudeDelta: rect.width / MKMapPoint.pointsPerDegreeOfLongitude))
  }
}
