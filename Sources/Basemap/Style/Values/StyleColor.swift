/// A colour of a style sheet: sRGB components and opacity, 0…1 each, the components not multiplied by the opacity.
package struct StyleColor: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Black, opaque.
  package static let black = StyleColor(red: 0, green: 0, blue: 0)
  /// No colour at all.
  package static let clear = StyleColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour for drawing.
  package var cgColor: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }
}
