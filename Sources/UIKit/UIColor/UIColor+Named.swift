extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1.0 / 3.0, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2.0 / 3.0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red 1, green 0, blue 0.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Red 0, green 1, blue 0.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Red 0, green 0, blue 1.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Red 0, green 1, blue 1.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red 1, green 1, blue 0.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red 1, green 0, blue 1.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red 1, green 0.5, blue 0.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Red 0.5, green 0, blue 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// No colour at all.
  public static let clear = UIColor(white: 0, alpha: 0)
}

// The system's colours in light appearance, as its design guidelines list them.
extension UIColor {
  /// Red 255, green 59, blue 48 of 255.
  public static let systemRed = bytes(255, 59, 48)
  /// Red 52, green 199, blue 89 of 255.
  public static let systemGreen = bytes(52, 199, 89)
  /// Red 0, green 122, blue 255 of 255.
  public static let systemBlue = bytes(0, 122, 255)
  /// Red 255, green 149, blue 0 of 255.
  public static let systemOrange = bytes(255, 149, 0)
  /// Red 255, green 204, blue 0 of 255.
  public static let systemYellow = bytes(255, 204, 0)
  /// Red 255, green 45, blue 85 of 255.
  public static let systemPink = bytes(255, 45, 85)
  /// Red 175, green 82, blue 222 of 255.
  public static let systemPurple = bytes(175, 82, 222)
  /// Red 48, green 176, blue 199 of 255.
  public static let systemTeal = bytes(48, 176, 199)
  /// Red 88, green 86, blue 214 of 255.
  public static let systemIndigo = bytes(88, 86, 214)
  /// Red 162, green 132, blue 94 of 255.
  public static let systemBrown = bytes(162, 132, 94)
  /// Red 0, green 199, blue 190 of 255.
  public static let systemMint = bytes(0, 199, 190)
  /// Red 50, green 173, blue 230 of 255.
  public static let systemCyan = bytes(50, 173, 230)
  /// Red 142, green 142, blue 147 of 255.
  public static let systemGray = bytes(142, 142, 147)

  private static func bytes(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }
}
