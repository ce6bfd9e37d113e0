/// What a style makes of the colours of imagery: the same linear step for every pixel.
///
/// Source: the order and the formulas of the MapLibre style specification's renderers: hue, saturation, contrast,
/// brightness.
struct ColorAdjustment: Equatable {
  /// Rows for red, green and blue: factors of red, green and blue, and what is added, for channels 0…1.
  private var red = SIMD4<Float>(1, 0, 0, 0)
  private var green = SIMD4<Float>(0, 1, 0, 0)
  private var blue = SIMD4<Float>(0, 0, 1, 0)

  init(_ raster: RasterStyle, in context: StyleContext) {
    self.init(
      hueRotate: raster.rasterHueRotate.value(in: context), saturation: raster.rasterSaturation.value(in: context),
      contrast: raster.rasterContrast.value(in: context), darkest: raster.rasterBrightnessMin.value(in: context),
      brightest: raster.rasterBrightnessMax.value(in: context))
  }

  /// - Parameters:
  ///   - hueRotate: Degrees.
  ///   - saturation: −1 (grey) … 1.
  ///   - contrast: −1 (one grey) … 1.
  ///   - darkest: What black becomes, 0…1.
  ///   - brightest: What white becomes, 0…1.
  init(hueRotate: Double, saturation: Double, contrast: Double, darkest: Double, brightest: Double) {
    let (c, s) = (cos(hueRotate * .pi / 180), sin(hueRotate * .pi / 180))
    let root = 3.0.squareRoot()
    let spin = [(2 * c + 1) / 3, (-root * s - c + 1) / 3, (root * s - c + 1) / 3]
    let grey = saturation > 0 ? 1 - 1 / (1.001 - min(saturation, 1)) : -saturation
    let steep = contrast > 0 ? 1 / max(1 - contrast, 1e-3) : 1 + contrast
    func row(_ x: Double, _ y: Double, _ z: Double) -> SIMD4<Float> {
      // Towards the mean of the three, then away from the middle, then into the range of brightness.
      let range = brightest - darkest
      let total = [x, y, z].map { $0 * (1 - grey) + grey / 3 }
      let scaled = total.map { Float($0 * steep * range) }
      return SIMD4(scaled[0], scaled[1], scaled[2], Float((0.5 - 0.5 * steep) * range + darkest))
    }
    red = row(spin[0], spin[1], spin[2])
    green = row(spin[2], spin[0], spin[1])
    blue = row(spin[1], spin[2], spin[0])
  }

  /// Whether every colour stays as it is.
  var changesNothing: Bool {
    let identity: [SIMD4<Float>] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]]
    return zip([red, green, blue], identity).allSatisfy { row, same in
      let d = row - same
      return (d * d).sum() < 1e-10
    }
  }

  /// Changes premultiplied pixels.
  func apply(to pixels: PixelBuffer) {
    for y in 0..<pixels.height {
      let row = pixels.bytes.advanced(by: y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<pixels.width {
        let pixel = row[x]
        let alpha = Float(pixel >> 24)
        guard alpha > 0 else { continue }
        // Channels stay premultiplied: what is added counts as often as the pixel is opaque.
        let color = SIMD4<Float>(Float(pixel >> 16 & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel & 0xFF), alpha)
        func channel(_ row: SIMD4<Float>) -> UInt32 { UInt32(min(max((row * color).sum() + 0.5, 0), alpha)) }
        row[x] = pixel & 0xFF00_0000 | channel(red) << 16 | channel(green) << 8 | channel(blue)
      }
    }
  }
}
