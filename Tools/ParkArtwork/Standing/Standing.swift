import CoreGraphics

/// Something that rises from the ground and hides what lies behind it.
protocol Standing: Sendable {
  /// The ground's y on the plan: what has less is drawn earlier.
  var depth: CGFloat { get }
  /// Draws the shadow, fully opaque: all shadows are laid down together, once.
  func drawShadow(in context: CGContext)
  func draw(in context: CGContext)
}
