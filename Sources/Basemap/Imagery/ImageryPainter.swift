/// Draws image tiles as one picture, so that no edge between tiles shows at any scale.
struct ImageryPainter {
  let view: TileView
  let level: Int
  /// The side of a tile, in its pixels.
  let side: Int
  /// Whether pixels blend into each other where they are enlarged.
  let isSmooth: Bool
  let tile: (TileAddress) -> PixelBuffer?

  /// The most source pixels along one axis for a pixel of the drawing; a smaller world is not drawn.
  private static let maximumStep = 16.0

  /// Answers the pixels, transparent where tiles are missing, and whether one is; nil where nothing is drawn.
  func draw() -> (pixels: PixelBuffer, isComplete: Bool)? {
    // A hair above a whole number of pixels is that number: sizes come from divisions.
    let (width, height) = (Int((view.width - 1e-3).rounded(.up)), Int((view.height - 1e-3).rounded(.up)))
    let world = side << level
    let step = Double(world) / view.pixelsPerWorld
    guard step <= Self.maximumStep, let pixels = PixelBuffer(width: width, height: height) else { return nil }
    let columns = ImageryKernel(count: width, origin: view.originX * step, step: step, isSmooth: isSmooth)
    let rows = ImageryKernel(count: height, origin: view.originY * step, step: step, isSmooth: isSmooth)
    var source = ImageryRows(kernel: columns, side: side, level: level, tile: tile)
    var sum = [SIMD4<Float>](repeating: .zero, count: width)
    for y in 0..<height {
      // North and south of the world there is nothing.
      let center = (view.originY + Double(y) + 0.5) * step
      guard center >= 0, center < Double(world) else { continue }
      for tap in 0..<rows.tapCount {
        let line = min(max(rows.starts[y] + tap, 0), world - 1)
        source.add(line, times: rows.weights[y * rows.tapCount + tap], to: &sum, isFirst: tap == 0)
      }
      let target = pixels.bytes.advanced(by: y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      sum.withUnsafeBufferPointer { sum in
        for x in 0..<width { target[x] = Self.packed(sum[x]) }
      }
    }
    return (pixels, source.isComplete)
  }

  /// Rounds and packs a pixel.
  ///
  /// Cubic curves overshoot: colours are cut to what their alpha allows, as premultiplied pixels must be.
  @inline(__always)
  private static func packed(_ value: SIMD4<Float>) -> UInt32 {
    let alpha = min(max(value.w, 0), 255)
    let cut = pointwiseMin(pointwiseMax(value, .zero), SIMD4(repeating: alpha))
    // From 2^23 on floating-point numbers are whole, and their last bits are those of the number added.
    let bits = unsafeBitCast(cut + 8_388_608, to: SIMD4<UInt32>.self) & 0xFF
    return bits.x | bits.y << 8 | bits.z << 16 | bits.w << 24
  }
}
