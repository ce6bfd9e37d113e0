/// Why an image file could not be read or written.
public enum ImageCodecError: Error, Equatable, Sendable {
  /// The data is none of PNG, JPEG or WebP.
  case unknownFormat
  /// The data ends early or contradicts itself; `reason` is the decoder's own sentence.
  case corrupt(format: String, reason: String)
  /// The image has no pixels, or more than the caller's limit. Sizes are in pixels.
  case sizeOutOfRange(width: Int, height: Int)
  /// The encoder refused the pixels; `reason` is its own sentence.
  case encodingFailed(format: String, reason: String)
}
