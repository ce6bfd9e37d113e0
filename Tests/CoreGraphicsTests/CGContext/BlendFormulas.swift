@testable import CoreGraphics

/// The compositing specification's formulas (W3C Compositing and Blending Level 1), on straight colours 0…1.
enum BlendFormulas {
  struct Colour {
    var channels: [Double]
    var alpha: Double
  }

  static let porterDuff: [CGBlendMode: @Sendable (Double, Double) -> (source: Double, destination: Double)] = [
    .clear: { _, _ in (0, 0) },
    .copy: { _, _ in (1, 0) },
    .sourceIn: { _, d in (d, 0) },
    .sourceOut: { _, d in (1 - d, 0) },
    .sourceAtop: { s, d in (d, 1 - s) },
    .destinationOver: { _, d in (1 - d, 1) },
    .destinationIn: { s, _ in (0, s) },
    .destinationOut: { s, _ in (0, 1 - s) },
    .destinationAtop: { s, d in (1 - d, s) },
    .xor: { s, d in (1 - d, 1 - s) },
    .plusLighter: { _, _ in (1, 1) },
  ]

  /// The premultiplied result.
  static func blend(_ mode: CGBlendMode, source: Colour, destination: Colour) -> Pixel {
    let (sa, da) = (source.alpha, destination.alpha)
    let result: [Double]
    let alpha: Double
    if let factors = porterDuff[mode]?(sa, da) {
      alpha = min(sa * factors.source + da * factors.destination, 1)
      result = zip(source.channels, destination.channels).map {
        min($0 * sa * factors.source + $1 * da * factors.destination, 1)
      }
    } else {
      let mixed = mix(mode, destination.channels, source.channels)
      alpha = sa + da - sa * da
      result = (0..<3).map { channel in
        (1 - da) * sa * source.channels[channel] + (1 - sa) * da * destination.channels[channel]
          + sa * da * mixed[channel]
      }
    }
    let bytes = (result + [alpha]).map { Int(($0 * 255).rounded()) }
    return Pixel(bytes[0], bytes[1], bytes[2], bytes[3])
  }

  private static func mix(_ mode: CGBlendMode, _ b: [Double], _ s: [Double]) -> [Double] {
    switch mode {
    case .hue: return withLuminosity(withSaturation(s, saturation(b)), luminosity(b))
    case .saturation: return withLuminosity(withSaturation(b, saturation(s)), luminosity(b))
    case .color: return withLuminosity(s, luminosity(b))
    case .luminosity: return withLuminosity(b, luminosity(s))
    default: return zip(b, s).map { separable(mode, $0, $1) }
    }
  }

  private static func separable(_ mode: CGBlendMode, _ b: Double, _ s: Double) -> Double {
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return separable(.hardLight, s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? b * 2 * s : separable(.screen, b, 2 * s - 1)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
  }

  private static func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  private static func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private static func withLuminosity(_ c: [Double], _ wanted: Double) -> [Double] {
    let moved = c.map { $0 + wanted - luminosity(c) }
    let (l, low, high) = (luminosity(moved), moved.min() ?? 0, moved.max() ?? 0)
    return moved.map { value in
      if low < 0 { return l + (value - l) * l / (l - low) }
      if high > 1 { return l + (value - l) * (1 - l) / (high - l) }
      return value
    }
  }

  /// Each channel's place between the lowest and the highest, stretched to the wanted range.
  private static func withSaturation(_ c: [Double], _ wanted: Double) -> [Double] {
    let (low, high) = (c.min() ?? 0, c.max() ?? 0)
    return c.map { high > low ? ($0 - low) / (high - low) * wanted : 0 }
  }
}
