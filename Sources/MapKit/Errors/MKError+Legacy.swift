/// What went wrong: the Swift 2 spelling of `MKError.Code`.
@available(*, deprecated, renamed: "MKError.Code")
public typealias MKErrorCode = MKError.Code

extension MKError.Code {
  /// The Swift 2 spelling of `unknown`.
  @available(*, deprecated, renamed: "unknown")
  public static var Unknown: Self { .unknown }
  /// The Swift 2 spelling of `serverFailure`.
  @available(*, deprecated, renamed: "serverFailure")
  public static var ServerFailure: Self { .serverFailure }
  /// The Swift 2 spelling of `loadingThrottled`.
  @available(*, deprecated, renamed: "loadingThrottled")
  public static var LoadingThrottled: Self { .loadingThrottled }
  /// The Swift 2 spelling of `placemarkNotFound`.
  @available(*, deprecated, renamed: "placemarkNotFound")
  public static var PlacemarkNotFound: Self { .placemarkNotFound }
  /// The Swift 2 spelling of `directionsNotFound`.
  @available(*, deprecated, renamed: "directionsNotFound")
  public static var DirectionsNotFound: Self { .directionsNotFound }
}
