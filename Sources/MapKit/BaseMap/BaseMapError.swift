/// Why an archive cannot be used as a base map.
public struct BaseMapError: Error, Equatable, Sendable, CustomStringConvertible, LocalizedError {
  /// The archive's path.
  public let path: String
  /// What is wrong with it.
  public let reason: String

  /// One line.
  public var description: String { "\(path): \(reason)" }
  /// The same as `description`.
  public var errorDescription: String? { description }
}
