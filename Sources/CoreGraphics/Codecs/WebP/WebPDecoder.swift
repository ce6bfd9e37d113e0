import CWebP

/// Reads WebP files: lossy and lossless, with or without alpha.
///
/// Animations are refused.
enum WebPDecoder {
  static func header(of bytes: UnsafeRawBufferPointer) throws(ImageCodecError) -> ImageHeader {
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &features)
    guard status == VP8_STATUS_OK else { throw .corruptWebP(status) }
    guard features.has_animation == 0 else { throw .corrupt(format: "WebP", reason: "animated") }
    return ImageHeader(
      format: .webp, width: Int(features.width), height: Int(features.height), hasAlpha: features.has_alpha != 0)
  }

  /// Reads the pixels straight into the buffer.
  ///
  /// The library's own premultiplied output rounds down, so it writes straight colours and the products are made here.
  /// For a lossless file the library keeps a second copy of the pixels while it works.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, maximumPixelCount: Int
  ) throws(ImageCodecError) -> PixelBuffer {
    let header = try header(of: bytes)
    let buffer = try header.makeBuffer(maximumPixelCount: maximumPixelCount)
    var configuration = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&configuration) != 0 else { throw .corruptWebP(VP8_STATUS_INVALID_PARAM) }
    configuration.output.colorspace = MODE_BGRA
    configuration.output.is_external_memory = 1
    configuration.output.u.RGBA = WebPRGBABuffer(
      rgba: buffer.bytes.assumingMemoryBound(to: UInt8.self), stride: Int32(buffer.bytesPerRow),
      size: buffer.byteCount)
    let status = WebPDecode(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, &configuration)
    WebPFreeDecBuffer(&configuration.output)
    guard status == VP8_STATUS_OK else { throw .corruptWebP(status) }
    if header.hasAlpha { buffer.premultiply() }
    return buffer
  }
}

extension ImageCodecError {
  fileprivate static func corruptWebP(_ status: VP8StatusCode) -> ImageCodecError {
    let reason =
      switch status {
      case VP8_STATUS_OUT_OF_MEMORY: "out of memory"
      case VP8_STATUS_UNSUPPORTED_FEATURE: "unsupported feature"
      case VP8_STATUS_SUSPENDED, VP8_STATUS_NOT_ENOUGH_DATA: "ends early"
      default: "damaged"
      }
    return .corrupt(format: "WebP", reason: reason)
  }
}
