extension MKMapType {
  /// The spelling before Swift 3 of `standard`.
  @available(*, deprecated, renamed: "standard")
  public static var Standard: Self { .standard }
  /// The spelling before Swift 3 of `satellite`.
  @available(*, deprecated, renamed: "satellite")
  public static var Satellite: Self { .satellite }
  /// The spelling before Swift 3 of `hybrid`.
  @available(*, deprecated, renamed: "hybrid")
  public static var Hybrid: Self { .hybrid }
  /// The spelling before Swift 3 of `satelliteFlyover`.
  @available(*, deprecated, renamed: "satelliteFlyover")
  public static var SatelliteFlyover: Self { .satelliteFlyover }
  /// The spelling before Swift 3 of `hybridFlyover`.
  @available(*, deprecated, renamed: "hybridFlyover")
  public static var HybridFlyover: Self { .hybridFlyover }
}
