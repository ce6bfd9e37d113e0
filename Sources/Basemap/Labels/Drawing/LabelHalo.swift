/// The rim around letters that lifts them off the map.
struct LabelHalo {
  /// How far it reaches, in pixels.
  let width: Double
  /// Over how many pixels it fades out.
  let blur: Double
  let color: StyleColor

  /// How far it reaches at most, in pixels.
  var reach: Double { width + blur / 2 + 1 }

  /// Lays the rim below letters that are drawn in opaque colours, and weakens both.
  ///
  /// - Parameters:
  ///   - pixels: The letters.
  ///   - halo: The rim; nil for none.
  ///   - letters: How strong the letters become, 0…1.
  ///   - opacity: How strong all becomes, 0…1.
  /// - Returns: Both together; nil without memory.
  static func finish(_ pixels: PixelBuffer, halo: LabelHalo?, letters: Double, opacity: Double) -> PixelBuffer? {
    guard let result = PixelBuffer(width: pixels.width, height: pixels.height) else { return nil }
    let count = pixels.width * pixels.height
    let source = pixels.bytes.assumingMemoryBound(to: UInt8.self)
    let target = result.bytes.assumingMemoryBound(to: UInt8.self)
    var rim: [UInt8] = []
    if let halo {
      let coverage = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
        for index in 0..<count { buffer[index] = source[4 * index + 3] }
        used = count
      }
      rim = HaloKernel(width: halo.width, blur: halo.blur)
        .widened(coverage, width: pixels.width, height: pixels.height)
    }
    let color = halo?.color ?? .clear
    let tint = [color.blue, color.green, color.red, 1].map { Int(($0 * color.alpha * opacity * 255).rounded()) }
    let strength = Int((min(max(letters * opacity, 0), 1) * 255).rounded())
    for index in 0..<count {
      let covered = Int(source[4 * index + 3]) * strength
      let halo = rim.isEmpty ? 0 : Int(rim[index])
      if covered == 0, halo == 0 { continue }
      for channel in 0..<4 {
        // Letters over the rim; all products are rounded to the nearest.
        let letter = Int(source[4 * index + channel]) * strength
        let below = tint[channel] * halo * (65_025 - covered) / 65_025
        target[4 * index + channel] = UInt8(clamping: (letter + below + 127) / 255)
      }
    }
    return withExtendedLifetime(pixels) { result }
  }
}
