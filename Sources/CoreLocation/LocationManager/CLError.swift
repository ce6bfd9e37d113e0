/// Why there is no location.
///
/// The codes are Apple's; `locationUnknown` is the one that can happen here.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// No location is known, but there may be one later.
    case locationUnknown = 0
    /// The user did not allow it.
    case denied = 1
    /// The network could not be reached.
    case network = 2
    /// No heading is to be had.
    case headingFailure = 3
    /// The user did not allow regions to be watched.
    case regionMonitoringDenied = 4
    /// A region cannot be watched.
    case regionMonitoringFailure = 5
    /// Regions cannot be watched yet.
    case regionMonitoringSetupDelayed = 6
    /// What happens at regions may be told late.
    case regionMonitoringResponseDelayed = 7
    /// Nothing was found for an address or a place.
    case geocodeFoundNoResult = 8
    /// Only a part was found for an address or a place.
    case geocodeFoundPartialResult = 9
    /// Looking for an address or a place was given up.
    case geocodeCanceled = 10
    /// Updates could not be put off.
    case deferredFailed = 11
    /// Updates could not be put off since there were none.
    case deferredNotUpdatingLocation = 12
    /// Updates of this accuracy cannot be put off.
    case deferredAccuracyTooLow = 13
    /// Updates with this distance filter cannot be put off.
    case deferredDistanceFiltered = 14
    /// Putting updates off was given up.
    case deferredCanceled = 15
    /// Distances to beacons cannot be measured.
    case rangingUnavailable = 16
    /// Measuring distances to beacons failed.
    case rangingFailure = 17
    /// The user dismissed the question.
    case promptDeclined = 18
    /// Past locations cannot be had.
    case historicalLocationError = 19
  }

  /// What went wrong.
  public let code: Code

  /// Makes an error of a code.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors as `NSError`.
  public static let errorDomain = "kCLErrorDomain"
  /// The raw value of the code.
  public var errorCode: Int { code.rawValue }
}
