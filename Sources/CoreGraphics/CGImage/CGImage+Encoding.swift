extension CGImage {
  /// Answers the image as a PNG file.
  ///
  /// An addition to Apple's interface, where ImageIO does this.
  ///
  /// - Throws: `ImageCodecError.encodingFailed`.
  public func pngData() throws(ImageCodecError) -> Data { try PNGEncoder.encode(try wholePixels(format: "PNG")) }

  /// Answers the image as a JPEG file; what is transparent shows white.
  ///
  /// An addition to Apple's interface, where ImageIO does this.
  ///
  /// - Parameter quality: 0 small … 1 good; outside it is cut.
  /// - Returns: The bytes of the file.
  /// - Throws: `ImageCodecError.encodingFailed`.
  public func jpegData(quality: Double = 0.9) throws(ImageCodecError) -> Data {
    try JPEGEncoder.encode(try wholePixels(format: "JPEG"), quality: quality)
  }

  /// Answers the image as a WebP file.
  ///
  /// An addition to Apple's interface.
  ///
  /// - Parameter quality: 0 small … 1 good, or nil for every pixel exactly as it is.
  /// - Returns: The bytes of the file.
  /// - Throws: `ImageCodecError.encodingFailed`; WebP ends at 16,383 pixels a side.
  public func webPData(quality: Double? = nil) throws(ImageCodecError) -> Data {
    try WebPEncoder.encode(try wholePixels(format: "WebP"), quality: quality)
  }

  private func wholePixels(format: String) throws(ImageCodecError) -> PixelBuffer {
    guard let pixels = pixels(level: 0) else {
      throw .encodingFailed(format: format, reason: "the image's pixels cannot be read")
    }
    return pixels
  }
}
