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
  func makeBuffer(maximumPixelCount: Int) throws(ImageCodecError) -> PixelBuffer {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, count <= maximumPixelCount, let buffer = PixelBuffer(width: width, height: height) else {
      throw .sizeOutOfRange(width: width, height: height)
    }
    return buffer
  }
}
