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

  /// Makes a surface over the pixels of a buffer, which stays until Cairo itself has no more use for the surface.
  ///
  /// That may be after this object: a document copies what it still needs of a surface when the surface ends. Each
  /// drawing call makes its own: Cairo does not count references to a shared image surface atomically.
  convenience init?(over pixels: PixelBuffer) {
    self.init(
      owning: cairo_image_surface_create_for_data(
        pixels.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(pixels.width),
        Int32(pixels.height), Int32(pixels.bytesPerRow)))
    let owner = Unmanaged.passRetained(pixels)
    let status = cairo_surface_set_user_data(pointer, Self.pixelsKey, owner.toOpaque()) { owner in
      if let owner { Unmanaged<PixelBuffer>.fromOpaque(owner).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      owner.release()
      return nil
    }
  }

  /// Names the buffer among what a surface keeps: Cairo looks at the address alone.
  ///
  /// `nonisolated(unsafe)`: made once, and neither the pointer nor what it points to is ever changed.
  nonisolated(unsafe) private static let pixelsKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  deinit { cairo_surface_destroy(pointer) }
}
