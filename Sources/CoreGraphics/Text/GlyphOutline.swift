/// The shape of one glyph: y down, the origin on the baseline, in units of the font's size.
package final class GlyphOutline: Sendable {
  package let path: PathElements
  /// The smallest upright rectangle around the shape and its control points; null for a blank.
  package let bounds: CGRect

  init(path: PathElements) {
    self.path = path
    bounds = path.isEmpty ? .null : path.controlBounds
  }
}
