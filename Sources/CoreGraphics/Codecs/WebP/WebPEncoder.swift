import CWebP

/// Writes WebP files.
package enum WebPEncoder {
  /// Encodes the pixels with straight alpha.
  ///
  /// - Parameters:
  ///   - pixels: What to encode, at most 16,383 pixels a side.
  ///   - quality: From 0, the smallest file, to 1, the best picture; values outside are clamped, not-a-number counts
  ///     as 1. Nil is lossless: decoding gives the very same premultiplied pixels.
  /// - Returns: The file.
  /// - Throws: `ImageCodecError.sizeOutOfRange` above 16,383 pixels a side, `.encodingFailed`.
  package static func encode(_ pixels: PixelBuffer, quality: Double?) throws(ImageCodecError) -> Data {
    guard pixels.width <= WEBP_MAX_DIMENSION, pixels.height <= WEBP_MAX_DIMENSION else {
      throw .sizeOutOfRange(width: pixels.width, height: pixels.height)
    }
    var configuration = WebPConfig()
    guard WebPConfigInit(&configuration) != 0 else { throw .encodingFailed(format: "WebP", reason: "wrong version") }
    if let quality {
      configuration.quality = quality.isNaN ? 100 : Float(min(max(quality, 0), 1) * 100)
      configuration.method = 2
    } else {
      configuration.lossless = 1
      configuration.quality = 20
      configuration.method = 1
      configuration.exact = 1
    }
    let picture = try WebPEncoderPicture(pixels)
    return try picture.encode(&configuration)
  }
}
