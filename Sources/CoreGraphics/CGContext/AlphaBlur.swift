/// Blurs 8-bit coverage: three box blurs in each direction, which come within 3 % of a Gaussian.
///
/// Source of the box widths: P. Kovesi, "Fast almost-Gaussian filtering" (2010).
enum AlphaBlur {
  static func blur(_ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int, sigma: Double) {
    guard sigma > 0.1, width > 0, height > 0 else { return }
    var row = [UInt8](repeating: 0, count: max(width, height))
    for radius in boxRadii(sigma: sigma) where radius > 0 {
      for y in 0..<height { box(bytes + y * stride, step: 1, count: width, radius: radius, copy: &row) }
      for x in 0..<width { box(bytes + x, step: stride, count: height, radius: radius, copy: &row) }
    }
  }

  static func boxRadii(sigma: Double) -> [Int] {
    let boxes = 3.0
    let ideal = (12 * sigma * sigma / boxes + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    let low = Double(lower)
    let narrow = ((12 * sigma * sigma - boxes * low * low - 4 * boxes * low - 3 * boxes) / (-4 * low - 4)).rounded()
    return (0..<3).map { (Double($0) < narrow ? lower : lower + 2) / 2 }
  }

  /// The mean over `2 * radius + 1` values, with nothing outside.
  private static func box(
    _ line: UnsafeMutablePointer<UInt8>, step: Int, count: Int, radius: Int, copy: inout [UInt8]
  ) {
    for index in 0..<count { copy[index] = line[index * step] }
    let span = 2 * radius + 1
    var sum = 0
    for index in 0..<min(radius, count) { sum += Int(copy[index]) }
    for index in 0..<count {
      if index + radius < count { sum += Int(copy[index + radius]) }
      if index - radius - 1 >= 0 { sum -= Int(copy[index - radius - 1]) }
      line[index * step] = UInt8(clamping: (sum + radius) / span)
    }
  }
}
