/// Paints an icon whose alpha is a distance from an outline: 191 of 255 on it, more inside.
struct DistanceField {
  /// How many pixels of the picture the distance grows by from no alpha to all.
  let pixelsPerStep: Double
  let style: LabelIconStyle
  let contentScale: Double

  /// The alpha on the outline.
  private static let outline = 191.0 / 255

  /// Answers the shape and the rim around it in their colours.
  func painted(_ pixels: PixelBuffer) -> PixelBuffer? {
    guard let result = PixelBuffer(width: pixels.width, height: pixels.height) else { return nil }
    let (shape, rim) = (table(width: 0, blur: 0), rim)
    let source = pixels.bytes.assumingMemoryBound(to: UInt8.self)
    let target = result.bytes.assumingMemoryBound(to: UInt8.self)
    let colors = [style.color, style.haloColor].map { [$0.blue, $0.green, $0.red, 1] }
    for index in 0..<pixels.width * pixels.height {
      let alpha = Int(source[4 * index + 3])
      let covered = shape[alpha] * style.color.alpha
      let below = (rim?[alpha] ?? 0) * style.haloColor.alpha * (1 - covered)
      for channel in 0..<4 {
        let value = (colors[0][channel] * covered + colors[1][channel] * below) * style.opacity
        target[4 * index + channel] = UInt8((min(max(value, 0), 1) * 255).rounded())
      }
    }
    return withExtendedLifetime(pixels) { result }
  }

  private var rim: [Double]? {
    guard style.haloWidth > 0, style.haloColor.alpha > 0 else { return nil }
    return table(width: style.haloWidth * contentScale, blur: style.haloBlur * contentScale)
  }

  /// For each alpha how much of a pixel lies within some pixels of the outline.
  private func table(width: Double, blur: Double) -> [Double] {
    let soft = 0.5 + blur / 2
    return (0...255).map { alpha in
      // Where there is nothing at all, the field ends.
      guard alpha > 0 else { return 0 }
      let distance = (Double(alpha) / 255 - Self.outline) * pixelsPerStep
      return min(max((distance + width + soft) / (2 * soft), 0), 1)
    }
  }
}
