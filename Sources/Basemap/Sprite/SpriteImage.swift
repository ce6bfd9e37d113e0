/// A picture of a sprite.
package struct SpriteImage: Sendable {
  /// How a picture that is fitted to text may change its shape.
  package enum TextFit: String, CaseIterable, Sendable {
    case stretchOrShrink, stretchOnly, proportional
  }

  package let image: CGImage
  /// Pixels per point.
  package let pixelRatio: Double
  /// Whether the alpha is a distance from an outline (191 of 255 on it) rather than an opacity, so that colour and halo
  /// are the layer's.
  package let isDistanceField: Bool
  /// The columns that may be stretched, in pixels; empty where all may.
  package let stretchX: [Range<Double>]
  /// The rows that may be stretched, in pixels; empty where all may.
  package let stretchY: [Range<Double>]
  /// Where text may lie, in pixels; nil for everywhere.
  package let content: CGRect?
  package let textFitWidth: TextFit
  package let textFitHeight: TextFit

  /// The size, in points.
  package var size: CGSize {
    CGSize(width: Double(image.width) / pixelRatio, height: Double(image.height) / pixelRatio)
  }

  package init(
    _ image: CGImage, pixelRatio: Double = 1, isDistanceField: Bool = false, stretchX: [Range<Double>] = [],
    stretchY: [Range<Double>] = [], content: CGRect? = nil, textFitWidth: TextFit = .stretchOrShrink,
    textFitHeight: TextFit = .stretchOrShrink
  ) {
    (self.image, self.pixelRatio, self.isDistanceField) = (image, pixelRatio, isDistanceField)
    (self.stretchX, self.stretchY, self.content) = (stretchX, stretchY, content)
    (self.textFitWidth, self.textFitHeight) = (textFitWidth, textFitHeight)
  }
}
