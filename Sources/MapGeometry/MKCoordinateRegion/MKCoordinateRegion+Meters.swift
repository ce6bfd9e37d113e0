extension MKCoordinateRegion {
  /// Creates a region from lengths on the ground at its centre.
  ///
  /// The span is each length divided by the length of one degree on the ellipsoid there. Nothing is checked or clamped:
  /// a negative length gives a negative span, and near a pole the longitude span grows beyond 360°.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The centre of the region.
  ///   - latitudinalMeters: The north-to-south extent in metres.
  ///   - longitudinalMeters: The east-to-west extent in metres.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / DegreeLength.ofLatitude(at: centerCoordinate.latitude),
        longitudeDelta: longitudinalMeters / DegreeLength.ofLongitude(at: centerCoordinate.latitude)))
  }
}
