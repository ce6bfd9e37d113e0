extension MKUserLocation {
  /// The spelling before Swift 3 of `isUpdating`.
  @available(*, deprecated, renamed: "isUpdating")
  public var updating: Bool { isUpdating }
}

extension MKMapView {
  /// The spelling before Swift 3 of `isUserLocationVisible`.
  @available(*, deprecated, renamed: "isUserLocationVisible")
  public var userLocationVisible: Bool { isUserLocationVisible }
}

extension MKUserTrackingMode {
  /// The spelling before Swift 3 of `none`.
  @available(*, deprecated, renamed: "none")
  public static var None: Self { .none }
  /// The spelling before Swift 3 of `follow`.
  @available(*, deprecated, renamed: "follow")
  public static var Follow: Self { .follow }
  /// The spelling before Swift 3 of `followWithHeading`.
  @available(*, deprecated, renamed: "followWithHeading")
  public static var FollowWithHeading: Self { .followWithHeading }
}
