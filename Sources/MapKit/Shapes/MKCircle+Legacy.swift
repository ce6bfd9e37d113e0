extension MKCircle {
  /// Makes a circle: the Swift 2 spelling of `init(center:radius:)`.
  @available(*, deprecated, renamed: "init(center:radius:)")
  public convenience init(centerCoordinate coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.init(center: coord, radius: radius)
  }
}
