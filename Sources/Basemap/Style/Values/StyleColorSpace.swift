/// Where colours are mixed.
enum StyleColorSpace: String, Sendable {
  case rgb, hcl, lab

  /// The colour a part of the way, 0…1, from one to another.
  func mix(_ a: StyleColor, _ b: StyleColor, _ part: Double) -> StyleColor {
    func between(_ a: Double, _ b: Double) -> Double { a * (1 - part) + b * part }
    let alpha = between(a.alpha, b.alpha)
    switch self {
    case .rgb:
      return StyleColor(
        red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue), alpha: alpha)
    case .lab:
      let (a, b) = (CIELab(a), CIELab(b))
      return CIELab(lightness: between(a.lightness, b.lightness), a: between(a.a, b.a), b: between(a.b, b.b)).color(
        alpha: alpha)
    case .hcl:
      let (a, b) = (CIELab(a), CIELab(b))
      var chroma = between(a.chroma, b.chroma)
      var hue = a.hue ?? b.hue ?? 0
      if let from = a.hue, let to = b.hue {
        // The shorter way around.
        var turn = to - from
        if turn > 180 { turn -= 360 }
        if turn < -180 { turn += 360 }
        hue = from + part * turn
      } else if a.hue != nil, b.lightness == 0 || b.lightness == 1 {
        chroma = a.chroma
      } else if b.hue != nil, a.lightness == 0 || a.lightness == 1 {
        chroma = b.chroma
      }
      let angle = hue * .pi / 180
      return CIELab(lightness: between(a.lightness, b.lightness), a: chroma * cos(angle), b: chroma * sin(angle)).color(
        alpha: alpha)
    }
  }
}

/// A colour of CIELAB under the light D50: lightness 0…100, green to red, blue to yellow.
///
/// Sources: CIE 15; IEC 61966-2-1 for sRGB; Bruce Lindbloom's matrices, adapted to D50.
private struct CIELab {
  let lightness: Double
  let a: Double
  let b: Double

  private static let white = SIMD3(0.96422, 1, 0.82521)
  /// Below this cube root, and above this value, the curve is a straight line.
  private static let bend = 6.0 / 29

  init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

  init(_ color: StyleColor) {
    let (red, green, blue) = (Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
    let y = Self.compressed((0.2225045 * red + 0.7168786 * green + 0.0606169 * blue) / Self.white.y)
    lightness = max(116 * y - 16, 0)
    // Greys have no colour, whatever rounding says.
    guard red != green || green != blue else {
      (a, b) = (0, 0)
      return
    }
    let x = Self.compressed((0.4360747 * red + 0.3850649 * green + 0.1430804 * blue) / Self.white.x)
    let z = Self.compressed((0.0139322 * red + 0.0971045 * green + 0.7141733 * blue) / Self.white.z)
    (a, b) = (500 * (x - y), 200 * (y - z))
  }

  var chroma: Double { (a * a + b * b).squareRoot() }

  /// In degrees, 0…360; nil for greys.
  var hue: Double? {
    guard (chroma * 10_000).rounded() > 0 else { return nil }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  func color(alpha: Double) -> StyleColor {
    let middle = (lightness + 16) / 116
    let x = Self.white.x * Self.expanded(middle + a / 500)
    let y = Self.white.y * Self.expanded(middle)
    let z = Self.white.z * Self.expanded(middle - b / 200)
    return StyleColor(
      red: Self.gamma(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
      green: Self.gamma(-0.9787684 * x + 1.9161415 * y + 0.033454 * z),
      blue: Self.gamma(0.0719453 * x - 0.2289914 * y + 1.4052427 * z), alpha: alpha)
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  private static func gamma(_ part: Double) -> Double {
    min(max(part <= 0.00304 ? 12.92 * part : 1.055 * pow(part, 1 / 2.4) - 0.055, 0), 1)
  }

  private static func compressed(_ value: Double) -> Double {
    value > bend * bend * bend ? cbrt(value) : value / (3 * bend * bend) + 4.0 / 29
  }

  private static func expanded(_ root: Double) -> Double {
    root > bend ? root * root * root : 3 * bend * bend * (root - 4.0 / 29)
  }
}
