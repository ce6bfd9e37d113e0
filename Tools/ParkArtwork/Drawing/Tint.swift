import CoreGraphics

/// A colour that can be shaded.
struct Tint {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  /// Makes a tint of 0xRRGGBB.
  init(_ hex: UInt32) {
    red = Double(hex >> 16 & 255) / 255
    green = Double(hex >> 8 & 255) / 255
    blue = Double(hex & 255) / 255
  }

  var color: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }

  func mixed(_ other: Tint, _ amount: Double) -> Tint {
    var result = self
    result.red += (other.red - red) * amount
    result.green += (other.green - green) * amount
    result.blue += (other.blue - blue) * amount
    return result
  }

  func faded(_ alpha: Double) -> Tint {
    var result = self
    result.alpha = alpha
    return result
  }

  /// Light is warm, shade is cool.
  func lighter(_ amount: Double) -> Tint { mixed(Tint(0xFFFBEA), amount) }
  func darker(_ amount: Double) -> Tint { mixed(Tint(0x2C3A45), amount) }

  /// Answers the tint of a face that takes some light, -1…1.
  func lit(_ light: Double) -> Tint { light >= 0 ? lighter(0.22 * light) : darker(-0.26 * light) }
}
