/// A colour in sRGB with opacity.
///
/// On Apple's framework a colour may have other spaces and follow light and dark; here it is four fixed numbers.
public final class UIColor: NSObject, Sendable {
  /// The same colour for Core Graphics.
  public let cgColor: CGColor

  /// Makes a colour of a Core Graphics colour.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  /// Makes a colour of red, green, blue and opacity, 0…1 each; outside it is cut.
  ///
  /// On Apple's framework: values outside 0…1 are kept as extended sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey, 0 black … 1 white; outside it is cut.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Makes a colour of hue, saturation and brightness, 0…1 each; outside it is cut.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    let (saturation, brightness) = (unit(saturation), unit(brightness))
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + unit(hue) * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Answers the same colour with another opacity, 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      red: CGFloat(cgColor.red), green: CGFloat(cgColor.green), blue: CGFloat(cgColor.blue), alpha: alpha)
  }

  /// Hands out the components, 0…1; answers true, since every colour here has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = CGFloat(cgColor.red)
    green?.pointee = CGFloat(cgColor.green)
    blue?.pointee = CGFloat(cgColor.blue)
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Sets the fill colour of the current context; without one it does nothing.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context; without one it does nothing.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  /// Sets fill and stroke colour of the current context; without one it does nothing.
  public func set() {
    setFill()
    setStroke()
  }

  /// Answers whether another object is a colour of the same components.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }

  /// A hash of the components.
  public override var hash: Int { cgColor.hashValue }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes a colour of a `#colorLiteral`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of a `#colorLiteral` without another one given.
public typealias _ColorLiteralType = UIColor
