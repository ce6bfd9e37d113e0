import CPNG

/// Owns the state of one libpng read.
final class PNGReader {
  /// In one place from first to last, since libpng keeps its address.
  private let image: UnsafeMutablePointer<png_image>

  init() {
    image = .allocate(capacity: 1)
    image.initialize(to: png_image())
    image.pointee.version = png_uint_32(PNG_IMAGE_VERSION)
  }

  deinit {
    png_image_free(image)
    image.deallocate()
  }

  var width: Int { Int(image.pointee.width) }
  var height: Int { Int(image.pointee.height) }

  /// Reads up to the first pixel.
  ///
  /// The bytes must stay in place until `finish` has returned.
  func begin(_ bytes: UnsafeRawBufferPointer) throws(ImageCodecError) {
    guard png_image_begin_read_from_memory(image, bytes.baseAddress, bytes.count) != 0 else { throw error }
    // Blue first, straight alpha, eight bits: the bytes of ARGB32 but for the premultiplication.
    image.pointee.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
    // Without a gAMA chunk libpng would take 16-bit samples for linear light.
    image.pointee.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
  }

  /// Reads all rows into a buffer of the image's size.
  func finish(into buffer: PixelBuffer) throws(ImageCodecError) {
    let stride = png_int_32(truncatingIfNeeded: buffer.bytesPerRow)
    guard png_image_finish_read(image, nil, buffer.bytes, stride, nil) != 0 else { throw error }
  }

  private var error: ImageCodecError {
    .corruptPNG(withUnsafeBytes(of: image.pointee.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
  }
}
