import CoreGraphics

extension CGColor {
  /// The colours that the drawings use.
  static let ink = CGColor(gray: 0.2, alpha: 1)
  static let blue = CGColor(red: 0.16, green: 0.36, blue: 0.70, alpha: 1)
  static let orange = CGColor(red: 0.93, green: 0.52, blue: 0.13, alpha: 1)
  static let green = CGColor(red: 0.25, green: 0.6, blue: 0.32, alpha: 1)
  static let pale = CGColor(gray: 0.9, alpha: 1)
}

extension CGContext {
  /// A small text under or beside what it names.
  func label(_ text: String, at point: CGPoint, size: CGFloat = 8) {
    draw(TextLayout(text, font: TextFont(size: size), color: .ink), at: point)
  }
}
