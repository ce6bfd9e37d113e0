import CWebP

/// Owns the pixels and the output of one WebP encoding.
final class WebPEncoderPicture {
  private var picture = WebPPicture()
  private var writer = WebPMemoryWriter()
  private let pixels: PixelBuffer

  /// Takes opaque pixels where they are and makes a straight copy of others.
  init(_ pixels: PixelBuffer) throws(ImageCodecError) {
    self.pixels = pixels
    WebPMemoryWriterInit(&writer)
    guard WebPPictureInit(&picture) != 0 else { throw .encodingFailed(format: "WebP", reason: "wrong version") }
    picture.use_argb = 1
    picture.width = Int32(pixels.width)
    picture.height = Int32(pixels.height)
    if pixels.isOpaque {
      // The library's ARGB words are ours. It does not write to a picture without transparent pixels.
      picture.argb = pixels.bytes.assumingMemoryBound(to: UInt32.self)
      picture.argb_stride = Int32(pixels.width)
    } else {
      guard WebPPictureAlloc(&picture) != 0, let words = picture.argb else {
        throw .encodingFailed(format: "WebP", reason: "out of memory")
      }
      let source = pixels.bytes.assumingMemoryBound(to: UInt32.self)
      Premultiplication.reciprocals.withUnsafeBufferPointer { reciprocals in
        guard let reciprocals = reciprocals.baseAddress else { return }
        for y in 0..<pixels.height {
          let (from, to) = (source + y * pixels.width, words + y * Int(picture.argb_stride))
          for x in 0..<pixels.width { to[x] = Premultiplication.straight(from[x], reciprocals) }
        }
      }
    }
  }

  deinit {
    WebPPictureFree(&picture)
    WebPMemoryWriterClear(&writer)
  }

  func encode(_ configuration: inout WebPConfig) throws(ImageCodecError) -> Data {
    let isDone = withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return WebPEncode(&configuration, &picture) != 0
    }
    guard isDone, let bytes = writer.mem else {
      throw .encodingFailed(format: "WebP", reason: "error \(picture.error_code.rawValue)")
    }
    return Data(bytes: bytes, count: writer.size)
  }
}
