import CCairo

extension CGContext {
  /// Paints the soft copy of an operation: its alpha, blurred, moved and coloured.
  ///
  /// Nothing outside of `bounds`, in Cairo's device space, is looked at for a shadow; nil: all may throw one.
  func paintShadow(_ shadow: Shadow, within bounds: CGRect?, of operation: (OpaquePointer) -> Void) {
    let clip = deviceClip
    guard !clip.isNull else { return }
    let scale = hypot(shadowBase.a, shadowBase.b)
    let offset = shadow.offset.applying(shadowBase)
    // From farther away nothing throws a shadow into sight: shapes are only kept so far out.
    guard abs(offset.width) < PathElements.reach / 4, abs(offset.height) < PathElements.reach / 4 else { return }
    let sigma = shadow.blur / 2 * scale
    let margin = (sigma * 3).rounded(.up) + 2
    // What may throw a shadow into the clip: the clip moved back by the offset, and the blur's reach around it.
    let sight = clip.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -margin, dy: -margin)
    let area = bounds.map { sight.intersection($0.insetBy(dx: -margin, dy: -margin)) } ?? sight
    guard !area.isNull else { return }
    guard area.width < CGFloat(PixelBuffer.maximumSide), area.height < CGFloat(PixelBuffer.maximumSide) else { return }
    let (x, y) = (area.minX.rounded(.down), area.minY.rounded(.down))
    let width = Int32((area.maxX - x).rounded(.up))
    let height = Int32((area.maxY - y).rounded(.up))
    guard width > 0, height > 0,
      let mask = CairoSurface(owning: cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)),
      let maskCairo = cairo_create(mask.pointer)
    else { return }
    cairo_surface_set_device_offset(mask.pointer, -Double(x), -Double(y))
    operation(maskCairo)
    cairo_destroy(maskCairo)
    cairo_surface_flush(mask.pointer)
    if let bytes = cairo_image_surface_get_data(mask.pointer) {
      AlphaBlur.blur(
        bytes, width: Int(width), height: Int(height), stride: Int(cairo_image_surface_get_stride(mask.pointer)),
        sigma: Double(sigma))
      cairo_surface_mark_dirty(mask.pointer)
    }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    let color = shadow.color
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, Double(color.alpha))
    cairo_mask_surface(cairo, mask.pointer, Double(offset.width), Double(offset.height))
    cairo_restore(cairo)
  }
}
