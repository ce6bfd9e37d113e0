import CPNG
import CoreGraphics

/// libpng's own writer at its defaults: level 6, its choice of filters.
enum LibPNG {
  /// Answers the size of the file in bytes and the processor time it took in milliseconds, or nil where libpng refuses.
  static func encode(_ image: CGImage) -> (size: Int, time: Double)? {
    guard let pixels = image.pixels(level: 0) else { return nil }
    return withExtendedLifetime(pixels) {
      // Straight colours, without alpha where there is none: what our own writer writes.
      var format = png_image()
      format.version = UInt32(PNG_IMAGE_VERSION)
      format.width = UInt32(pixels.width)
      format.height = UInt32(pixels.height)
      let opaque = pixels.isOpaque
      let channels = opaque ? 3 : 4
      format.format = opaque ? UInt32(PNG_FORMAT_FLAG_COLOR) : UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      var straight = [UInt8](repeating: 0, count: pixels.width * pixels.height * channels)
      for index in 0..<pixels.width * pixels.height {
        let word = pixels.bytes.load(fromByteOffset: index * 4, as: UInt32.self)
        let alpha = word >> 24
        for (channel, shift) in [16, 8, 0].enumerated() {
          let value = word >> UInt32(shift) & 255
          straight[index * channels + channel] = UInt8(alpha == 0 ? 0 : min(255, (value * 255 + alpha / 2) / alpha))
        }
        if !opaque { straight[index * channels + 3] = UInt8(alpha) }
      }
      var size = straight.count * 2 + 65_536
      var bytes = [UInt8](repeating: 0, count: size)
      let begin = Clock.cpu
      let written = png_image_write_to_memory(&format, &bytes, &size, 0, straight, 0, nil)
      return written != 0 ? (size, Clock.cpu - begin) : nil
    }
  }
}
