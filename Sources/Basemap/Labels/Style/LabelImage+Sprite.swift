extension LabelImage {
  /// Makes an image of a picture of a sprite.
  init(_ picture: SpriteImage) {
    self.init(picture.image, pixelRatio: picture.pixelRatio)
    isDistanceField = picture.isDistanceField
    stretchX = picture.stretchX.map { $0.lowerBound...$0.upperBound }
    stretchY = picture.stretchY.map { $0.lowerBound...$0.upperBound }
    content = picture.content
  }
}

extension MapStyle {
  /// Answers the image of a name.
  var labelImage: LabelLook.Images {
    { [sprite] name in sprite.images[name].map { LabelImage($0) } }
  }
}
