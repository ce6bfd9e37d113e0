extension MKMapCamera {
  /// The spelling before Swift 3 of `init(lookingAtCenter:fromDistance:pitch:heading:)`.
  @available(*, deprecated, renamed: "init(lookingAtCenter:fromDistance:pitch:heading:)")
  public convenience init(
    lookingAtCenterCoordinate centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init(lookingAtCenter: centerCoordinate, fromDistance: distance, pitch: pitch, heading: heading)
  }

  /// The spelling before Swift 3 of `init(lookingAtCenter:fromEyeCoordinate:eyeAltitude:)`.
  @available(*, deprecated, renamed: "init(lookingAtCenter:fromEyeCoordinate:eyeAltitude:)")
  public convenience init(
    lookingAtCenterCoordinate centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    self.init(lookingAtCenter: centerCoordinate, fromEyeCoordinate: eyeCoordinate, eyeAltitude: eyeAltitude)
  }
}
