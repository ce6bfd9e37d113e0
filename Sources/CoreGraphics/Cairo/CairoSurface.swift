import CCairo

/// Owns one Cairo surface and gives it back when it goes.
final class CairoSurface {
  let pointer: OpaquePointer

  /// Takes over a surface that Cairo has just made, or answers nil where Cairo could not make one.
  init?(owning pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      return nil
    }
    self.pointer = pointer
  }

  /// Makes a surface over the pixels of a buffer, which must outlive it.
  ///
  /// Each drawing call makes its own: Cairo does not count references to a shared image surface atomically.
  convenience init?(over pixels: PixelBuffer) {
    self.init(
      owning: cairo_image_surface_create_for_data(
        pixels.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(pixels.width),
        Int32(pixels.height), Int32(pixels.bytesPerRow)))
  }

  deinit { cairo_surface_destroy(pointer) }
}
