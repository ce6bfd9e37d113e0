/// The meaning of a colour's numbers: grey or RGB, both in sRGB's tone curve.
///
/// On Apple's framework there are many more spaces; here a name that is not one of these answers nil.
public final class CGColorSpace: Sendable {
  /// Grey or RGB.
  public let model: CGColorSpaceModel
  /// The space's name.
  public let name: String?

  init(model: CGColorSpaceModel, name: String) {
    self.model = model
    self.name = name
  }

  /// Makes a space by name: `sRGB` or `genericGrayGamma2_2`; nil for any other.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB: self.init(model: .rgb, name: name)
    case Self.genericGrayGamma2_2: self.init(model: .monochrome, name: name)
    default: return nil
    }
  }

  /// The number of colour components, without alpha: 1 or 3.
  public var numberOfComponents: Int { model == .rgb ? 3 : 1 }

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of grey with sRGB's white.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  package static let sRGBSpace = CGColorSpace(model: .rgb, name: sRGB)
  static let graySpace = CGColorSpace(model: .monochrome, name: genericGrayGamma2_2)
}

/// The kinds of colour space there are.
public enum CGColorSpaceModel: Int32, Sendable {
  /// One component: grey.
  case monochrome = 0
  /// Three components: red, green, blue.
  case rgb = 1
}

/// Answers the RGB space, here always sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGBSpace }

/// Answers the grey space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .graySpace }
