/// An image that labels are drawn with.
package struct LabelImage: Sendable {
  package let image: CGImage
  /// Pixels of the image per point.
  package var pixelRatio: Double
  /// Whether the alpha is a distance from an outline (191 of 255 on it, 255 for 8 pixels), and the style gives the colour.
  package var isDistanceField = false
  /// The columns that are stretched where the icon follows its text, in pixels; empty: all.
  package var stretchX: [ClosedRange<Double>] = []
  /// The rows that are stretched.
  package var stretchY: [ClosedRange<Double>] = []
  /// The part that the text covers, in pixels; nil: all.
  package var content: CGRect?

  package init(_ image: CGImage, pixelRatio: Double = 1) {
    self.image = image
    self.pixelRatio = pixelRatio > 0.01 && pixelRatio.isFinite ? pixelRatio : 1
  }

  /// The size in points.
  var size: SIMD2<Double> { SIMD2(Double(image.width), Double(image.height)) / pixelRatio }
}
