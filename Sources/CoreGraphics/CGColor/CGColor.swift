/// A colour: red, green, blue and alpha in sRGB, 0…1 each.
///
/// On Apple's framework colours live in many spaces. Here every colour is sRGB from the start; grey and CMYK
/// components are turned into it when the colour is made.
public final class CGColor: Sendable {
  /// Red, 0…1.
  package let red: Double
  /// Green, 0…1.
  package let green: Double
  /// Blue, 0…1.
  package let blue: Double
  /// Opacity, 0…1.
  public let alpha: CGFloat

  /// Makes a colour of sRGB components; values outside 0…1 are cut to it, and NaN counts as 0.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func unit(_ value: CGFloat) -> Double { value > 0 ? min(Double(value), 1) : 0 }
    self.red = unit(red)
    self.green = unit(green)
    self.blue = unit(blue)
    self.alpha = CGFloat(unit(alpha))
  }

  /// Makes a colour of red, green and blue, taken as sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey, 0 black … 1 white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Makes a colour of a space's components and a last one for alpha.
  ///
  /// Answers nil for a space other than grey (2 values) or RGB (4 values).
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb:
      self.init(srgbRed: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }

  /// The components, alpha last: always red, green, blue, alpha.
  public var components: [CGFloat]? { [CGFloat(red), CGFloat(green), CGFloat(blue), alpha] }

  /// The number of components, alpha included: 4.
  public var numberOfComponents: Int { 4 }

  /// The space of the components: sRGB.
  public var colorSpace: CGColorSpace? { .sRGBSpace }

  /// Answers the same colour with another opacity, 0…1.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }

  /// Black, opaque.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White, opaque.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// No colour at all.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Equatable {
  /// Answers whether both colours have the same components.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
  }
}

extension CGColor: Hashable {
  /// Takes the four components in.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
