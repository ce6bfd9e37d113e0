/// Exact conversion of one ARGB32 pixel between straight and premultiplied colours.
///
/// Both ways round to nearest. The error of a straight value is at most 1/2, so it comes back premultiplied with an
/// error below 1/2: premultiplied → straight → premultiplied is the identity for every alpha and value.
enum Premultiplication {
  /// The pixel with its colours multiplied by its alpha.
  @inline(__always)
  static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    // Red and blue together, green alone. (t + 128 + ((t + 128) >> 8)) >> 8 is round(t / 255) for t up to 255².
    var redBlue = (pixel & 0x00FF_00FF) &* alpha &+ 0x0080_0080
    redBlue = ((redBlue &+ ((redBlue >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    var green = ((pixel >> 8) & 0xFF) &* alpha &+ 0x80
    green = (green &+ (green >> 8)) & 0xFF00
    return alpha << 24 | redBlue | green
  }

  /// The pixel with its colours divided by its alpha; a transparent pixel is zero.
  ///
  /// A colour above its alpha, which no premultiplied pixel has, counts as full.
  @inline(__always)
  static func straight(_ pixel: UInt32, _ reciprocals: UnsafePointer<UInt64>) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    let half = UInt64(alpha >> 1)
    let reciprocal = reciprocals[Int(alpha)]
    // n / alpha as a product: n stays below 2¹⁶ and the reciprocal is off by less than 2⁻¹⁶, so the floor is exact.
    let red = min(255, ((UInt64((pixel >> 16) & 0xFF) &* 255 &+ half) &* reciprocal) >> 24)
    let green = min(255, ((UInt64((pixel >> 8) & 0xFF) &* 255 &+ half) &* reciprocal) >> 24)
    let blue = min(255, ((UInt64(pixel & 0xFF) &* 255 &+ half) &* reciprocal) >> 24)
    return alpha << 24 | UInt32(truncatingIfNeeded: red << 16 | green << 8 | blue)
  }

  /// The pixel with its colours divided by its alpha, for a few pixels.
  static func straight(_ pixel: UInt32) -> UInt32 {
    reciprocals.withUnsafeBufferPointer { $0.baseAddress.map { straight(pixel, $0) } ?? 0 }
  }

  /// For `straight`: ceil(2²⁴ / alpha) at each alpha, and zero at zero.
  static let reciprocals: [UInt64] = (0...255).map { alpha in
    alpha == 0 ? 0 : ((1 << 24) + alpha - 1) / alpha
  }
}
