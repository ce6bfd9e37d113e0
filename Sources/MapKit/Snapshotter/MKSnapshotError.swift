/// Why a snapshot cannot be made.
public enum MKSnapshotError: Error, Equatable, Sendable, CustomStringConvertible, LocalizedError {
  /// The region to show is not valid.
  case region(MKRegionError)
  /// The map rect to show is empty or not finite.
  case emptyMapRect
  /// The picture has no area, or more than can be drawn. Sizes are in pixels.
  case sizeOutOfRange(width: Int, height: Int)
  /// The drawing library could not go on; `reason` is its own sentence.
  case drawingFailed(reason: String)
  /// The picture could not be written in the format.
  case encoding(ImageCodecError)
  /// `cancel()` was called.
  case cancelled

  /// One sentence.
  public var description: String {
    switch self {
    case .region(let error): error.description
    case .emptyMapRect: "The map rect to show is empty or not finite."
    case .sizeOutOfRange(let width, let height): "A picture of \(width) × \(height) pixels cannot be drawn."
    case .drawingFailed(let reason): "The map could not be drawn: \(reason)."
    case .encoding(let error): "The picture could not be encoded: \(error)."
    case .cancelled: "The snapshot was cancelled."
    }
  }

  /// The same as `description`.
  public var errorDescription: String? { description }
}
