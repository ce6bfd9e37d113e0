import CCairo

extension CGContext {
  /// Draws an image into a rectangle of user space.
  ///
  /// As in Core Graphics, the image's top edge lies at the larger y: upright where y points up, upside down where
  /// the matrix turns y down and the caller does not turn it back.
  public func draw(_ image: CGImage, in rect: CGRect) { draw(image, in: rect, tiled: false) }

  /// Draws an image into a rectangle, or fills the whole clip with copies of it from there.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) { draw(image, in: rect, tiled: byTiling) }

  private func draw(_ image: CGImage, in given: CGRect, tiled: Bool) {
    guard isDrawable, let rect = given.imageFrame else { return }
    // A mip level that is not smaller than the drawing: no detail is lost, and none is skipped by the sampling.
    let t = total
    let scaleX = hypot(t.a, t.b) * rect.width / CGFloat(image.width)
    let scaleY = hypot(t.c, t.d) * rect.height / CGFloat(image.height)
    let quality = state.interpolationQuality
    // A document may be shown larger: it gets twice the pixels, as its shadows do.
    let density: CGFloat = isDocument ? 2 : 1
    var level = quality == .none || quality == .low ? 0 : image.level(forScale: Double(density * max(scaleX, scaleY)))
    // Copies side by side only meet where a level stands for whole pixels of the image to its edges.
    while tiled, level > 0, (image.width | image.height) & ((1 << level) - 1) != 0 { level -= 1 }
    guard let pixels = image.pixels(level: level), let surface = surface(over: pixels),
      let pattern = cairo_pattern_create_for_surface(surface.pointer)
    else { return }
    defer { cairo_pattern_destroy(pattern) }

    // From user space to the image's pixels
    // (a level's last column may stand for less than a whole pixel, so its own size does not tell).
    let shrink = CGFloat(1 << level)
    let (kx, ky) = (CGFloat(image.width) / shrink / rect.width, CGFloat(image.height) / shrink / rect.height)
    let origin = tiled ? nearestCopy(of: rect) : rect
    let toPixels = CGAffineTransform(a: kx, b: 0, c: 0, d: -ky, tx: -origin.minX * kx, ty: origin.maxY * ky)
    // The pattern is laid in device space, so that an image on whole pixels is seen to be one and copied as it is.
    let fromDevice = t.inverted().concatenating(toPixels)
    guard fromDevice.isUsableByCairo else { return }
    let snapped = fromDevice.nearWholePixels
    var matrix = (snapped ?? fromDevice).cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    // Cairo writes a padded image to SVG as a repeated one, whose other edge then shows; documents have soft edges of
    // their own.
    let edges = isDocument ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD
    cairo_pattern_set_extend(pattern, tiled ? CAIRO_EXTEND_REPEAT : edges)
    cairo_pattern_set_filter(
      pattern, quality == .none || snapped != nil ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)

    var outline = PathElements()
    outline.addRect(rect, transform: t)
    // Cairo cannot place an image far from all that is drawn on, and need not.
    let shadowReach = state.shadow == nil ? 1 : PathElements.reach / 2
    let sight = deviceClip.insetBy(dx: -shadowReach, dy: -shadowReach)
    guard tiled || outline.controlBounds.intersects(sight) else { return }
    let confined = outline.confinedForFilling()
    paint(within: tiled ? nil : confined.controlBounds) { cairo in
      cairo_identity_matrix(cairo)
      cairo_set_source(cairo, pattern)
      cairo_save(cairo)
      // In a document the image ends at its own edges: filling an outline with it would make it a pattern there.
      if !tiled, !isDocument {
        confined.emit(to: cairo)
        if state.alpha == 1 || state.blendMode == .clear || state.blendMode.reachesOutsideShape {
          return finishImage(on: cairo)
        }
        cairo_clip(cairo)
      }
      paintSource(on: cairo)
      cairo_restore(cairo)
    }
  }

  /// The copy that lies where the clip begins: Cairo cannot count copies from far away.
  private func nearestCopy(of rect: CGRect) -> CGRect {
    let clip = boundingBoxOfClipPath
    guard !clip.isNull else { return rect }
    let columns = ((clip.minX - rect.minX) / rect.width).rounded(.down)
    let rows = ((clip.minY - rect.minY) / rect.height).rounded(.down)
    guard columns.isFinite, rows.isFinite else { return rect }
    return rect.offsetBy(dx: columns * rect.width, dy: rows * rect.height)
  }

  /// A Cairo surface over pixels; a document keeps it, and so writes an image only once however often it is drawn.
  private func surface(over pixels: PixelBuffer) -> CairoSurface? {
    guard isDocument else { return CairoSurface(over: pixels) }
    if let known = documentImages[ObjectIdentifier(pixels)] { return known }
    guard let surface = CairoSurface(over: pixels) else { return nil }
    documentImages[ObjectIdentifier(pixels)] = surface
    return surface
  }

  private func finishImage(on cairo: OpaquePointer) {
    fillShape(on: cairo, rule: .winding, alpha: state.alpha)
    cairo_restore(cairo)
  }
}

extension CGRect {
  /// The rectangle with positive sides, or nil where no image fits into it: empty, or not finite.
  fileprivate var imageFrame: CGRect? {
    guard !isNull, !isInfinite else { return nil }
    let rect = standardized
    guard rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite,
      rect.maxY.isFinite
    else { return nil }
    return rect
  }
}

extension CGAffineTransform {
  /// Whether Cairo can use the matrix over a picture: it can be turned round, and its factors fit 16 bits.
  fileprivate var isUsableByCairo: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && determinant != 0 && max(abs(a), abs(b), abs(c), abs(d)) < 32_768 && tx.isFinite
      && ty.isFinite && max(abs(tx), abs(ty)) < 1_000_000_000
  }

  /// The matrix with its move rounded, where it does nothing but move by (almost) whole pixels.
  fileprivate var nearWholePixels: CGAffineTransform? {
    let slack: CGFloat = 1e-6
    guard abs(a - 1) < slack, abs(d - 1) < slack, abs(b) < slack, abs(c) < slack,
      abs(tx - tx.rounded()) < 1e-3, abs(ty - ty.rounded()) < 1e-3
    else { return nil }
    return CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: tx.rounded(), ty: ty.rounded())
  }
}
