/// Why there is no location.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
  /// What went wrong; of Apple's codes those that can happen here.
  public enum Code: Int, Sendable {
    /// No location is known, but there may be one later.
    case locationUnknown = 0
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
