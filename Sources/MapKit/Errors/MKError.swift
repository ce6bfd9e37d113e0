/// The domain of the map's errors.
public let MKErrorDomain = "MKErrorDomain"

/// What the map's services and decoders throw.
public struct MKError: Error, CustomNSError, LocalizedError, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// Something without a code of its own.
    case unknown = 1
    /// The server did not answer as it should.
    case serverFailure = 2
    /// Too much was asked in a short time.
    case loadingThrottled = 3
    /// There is no such place.
    case placemarkNotFound = 4
    /// There is no such way.
    case directionsNotFound = 5
    /// Data does not have the structure it should have.
    case decodingFailed = 6
  }

  private let stored: NSError

  /// What went wrong.
  public let code: Code

  /// More about it, under the keys of Foundation's errors.
  public var userInfo: [String: Any] { stored.userInfo }

  /// Makes an error of a code.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    stored = NSError(domain: MKErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  /// The domain: `MKErrorDomain`.
  public static var errorDomain: String { MKErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
  /// The same as `userInfo`.
  public var errorUserInfo: [String: Any] { userInfo }
  /// The sentence under `NSLocalizedDescriptionKey`, if any.
  public var errorDescription: String? { userInfo[NSLocalizedDescriptionKey] as? String }
}

extension MKError {
  /// Something without a code of its own.
  public static var unknown: Code { .unknown }
  /// The server did not answer as it should.
  public static var serverFailure: Code { .serverFailure }
  /// Too much was asked in a short time.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// There is no such place.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// There is no such way.
  public static var directionsNotFound: Code { .directionsNotFound }
  /// Data does not have the structure it should have.
  public static var decodingFailed: Code { .decodingFailed }
}

extension MKError.Code {
  /// Answers whether an error is an `MKError` of a code, so that `catch MKError.decodingFailed` works.
  public static func ~= (code: MKError.Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
}
