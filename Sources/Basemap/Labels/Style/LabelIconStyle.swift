/// The icon of a label and how it looks.
struct LabelIconStyle: Sendable {
  /// nil only until it is known for a feature.
  var image: LabelImage?
  /// The factor on the image's own size.
  var size = 1.0
  var rotation = 0.0
  /// In points of an icon of size 1.
  var offset = SIMD2<Double>()
  var anchor = StyleAnchor.center
  var padding = StyleEdges(2)
  var staysUpright = false
  /// Whether the icon lies along its line, or turns with the map.
  var followsMap = false
  var textFit = StyleIconTextFit.none
  var textFitPadding = StyleEdges(0)
  var overlap = StyleOverlap.never
  /// Whether others may be placed over it.
  var ignoresPlacement = false
  /// Whether the text may stand alone.
  var isOptional = false

  /// The colour of an image that is a shape alone, and of the rim around it.
  var color = StyleColor.black
  var haloColor = StyleColor.clear
  var haloWidth = 0.0
  var haloBlur = 0.0
  var opacity = 1.0
  var translation = SIMD2<Double>()
  /// Whether that shift turns with the map.
  var translationFollowsMap = false

  init(_ image: LabelImage? = nil) { self.image = image }

  /// The size of the image, in points.
  var imageSize: SIMD2<Double> { (image?.size ?? SIMD2()) * size }
}
