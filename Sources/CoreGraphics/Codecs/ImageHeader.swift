/// What an image file says of itself before its pixels are read.
package struct ImageHeader: Equatable, Sendable {
  package let format: ImageFormat
  /// Columns, in pixels, as the file claims: nothing is allocated for them yet.
  package let width: Int
  /// Rows, in pixels, as the file claims.
  package let height: Int
  /// Whether pixels may be less than opaque.
  package let hasAlpha: Bool
}

extension ImageHeader {
  /// Refuses a size that has no pixels, or more than `maximumPixelCount` or a `PixelBuffer` may have.
  func checkSize(maximumPixelCount: Int) throws(ImageCodecError) {
    let sides = 1...PixelBuffer.maximumSide
    guard sides.contains(width), sides.contains(height),
      width * height <= min(maximumPixelCount, PixelBuffer.maximumPixelCount)
    else { throw .sizeOutOfRange(width: width, height: height) }
  }

  /// Makes a buffer for the pixels, after `checkSize(maximumPixelCount:)`.
  func makeBuffer(maximumPixelCount: Int) throws(ImageCodecError) -> PixelBuffer {
    try checkSize(maximumPixelCount: maximumPixelCount)
    guard let buffer = PixelBuffer(width: width, height: height) else {
      throw .sizeOutOfRange(width: width, height: height)
    }
    return buffer
  }
}
