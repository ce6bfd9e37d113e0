/// Bytes to read an image from.
public final class CGDataProvider: Sendable {
  let bytes: Data

  /// Makes a provider of bytes in memory; never nil.
  public init?(data: Data) { bytes = data }

  /// Reads a file whole; nil where it cannot be read.
  public init?(filename: String) {
    guard let data = FileManager.default.contents(atPath: filename) else { return nil }
    bytes = data
  }

  /// The bytes.
  public var data: Data? { bytes }
}
