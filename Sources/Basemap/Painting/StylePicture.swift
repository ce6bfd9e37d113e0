/// A picture of a style's sprite that patterns are made of.
struct StylePicture: Sendable {
  let image: CGImage
  /// Its size where a point is one pixel.
  let size: CGSize
}
