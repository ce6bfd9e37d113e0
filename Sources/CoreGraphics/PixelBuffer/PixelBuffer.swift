/// A rectangle of pixels in memory: 32 bits each, premultiplied, in Cairo's ARGB32 order.
///
/// ARGB32 is a native-endian word with alpha in the top byte: on the little-endian machines Swift runs on, the
/// bytes of a pixel are blue, green, red, alpha. Rows run from the top down.
///
/// `@unchecked Sendable`: the bytes are written only by the one context or decoder that made the buffer, before it
/// hands the buffer on; from then on they are only read.
package final class PixelBuffer: @unchecked Sendable {
  /// Columns, in pixels; at least 1.
  package let width: Int
  /// Rows, in pixels; at least 1.
  package let height: Int
  /// The distance between rows, in bytes: `4 * width` (what Cairo wants for ARGB32).
  package let bytesPerRow: Int
  /// `height * bytesPerRow` bytes, owned by the buffer: whoever keeps the pointer keeps the buffer.
  package let bytes: UnsafeMutableRawPointer

  /// The most pixels one buffer may have: 16,384 × 16,384, 1 GiB.
  package static let maximumPixelCount = 1 << 28
  /// The longest side Cairo can draw on, in pixels.
  package static let maximumSide = 32767

  /// Makes a buffer of transparent pixels, or nil where the size is not positive or above the maxima.
  package init?(width: Int, height: Int) {
    guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide,
      width * height <= Self.maximumPixelCount,
      let bytes = calloc(width * height, 4)
    else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = width * 4
    self.bytes = bytes
  }

  deinit { free(bytes) }

  /// The size of the pixels, in bytes.
  package var byteCount: Int { height * bytesPerRow }

  /// Whether all pixels are the same.
  package var hasOneColor: Bool { withExtendedLifetime(self) { memcmp(bytes, bytes + 4, byteCount - 4) == 0 } }

  /// Runs a body with all bytes, which live as long as it runs.
  package func withContents<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(self) { try body(UnsafeRawBufferPointer(start: bytes, count: byteCount)) }
  }
}
