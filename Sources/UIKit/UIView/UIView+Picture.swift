extension UIView {
  /// The most pixels a view's picture may have, 8,192 × 8,192; a larger view shows nothing.
  private static let largestPicture: CGFloat = 67_108_864

  /// Answers the view's picture at a number of pixels a point, drawn anew if need be; nil for a view without area.
  ///
  /// The picture covers the bounds; a size that is not whole in pixels is rounded up.
  package func picture(scale: CGFloat) -> CGImage? {
    if let kept, kept.scale == scale {
      if kept.size == bounds.size { return kept.image }
      // Another size: most content modes only move the old picture.
      if contentMode != .redraw { return placed(kept.image, drawnFor: kept.size, scale: scale) }
    }
    let image = makePicture(scale: scale) { context in draw(in: context) }
    kept = image.map { ($0, scale, bounds.size) }
    return image
  }

  /// Draws background and content into a context whose y points down and whose origin is the bounds' corner.
  package func draw(in context: CGContext) {
    context.saveGState()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if let backgroundColor {
      context.setFillColor(backgroundColor.cgColor)
      context.fill(bounds)
    }
    // A picture ends at the bounds; so does the drawing in a document.
    context.clip(to: bounds)
    context.isolated { CurrentContexts.drawing(into: context) { draw(bounds) } }
    context.restoreGState()
  }

  private func makePicture(scale: CGFloat, _ body: (CGContext) -> Void) -> CGImage? {
    let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width * height <= Self.largestPicture, width <= CGFloat(PixelBuffer.maximumSide),
      height <= CGFloat(PixelBuffer.maximumSide), let pixels = PixelBuffer(width: Int(width), height: Int(height)),
      let context = CGContext(pixels: pixels, pointScale: scale)
    else { return nil }
    body(context)
    context.close()
    return CGImage(pixels: pixels)
  }

  private func placed(_ image: CGImage, drawnFor size: CGSize, scale: CGFloat) -> CGImage? {
    makePicture(scale: scale) { context in
      let place = contentMode.place(size, in: CGRect(origin: .zero, size: bounds.size))
      context.translateBy(x: 0, y: place.minY + place.maxY)
      context.scaleBy(x: 1, y: -1)
      context.draw(image, in: place)
    }
  }
}

extension UIView.ContentMode {
  /// Where content of a size goes in a rectangle.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return rect }
    let (fitX, fitY) = (rect.width / size.width, rect.height / size.height)
    var content = size
    switch self {
    case .scaleToFill, .redraw: return rect
    case .scaleAspectFit: content = size.applying(CGAffineTransform(scaleX: min(fitX, fitY), y: min(fitX, fitY)))
    case .scaleAspectFill: content = size.applying(CGAffineTransform(scaleX: max(fitX, fitY), y: max(fitX, fitY)))
    default: break
    }
    let x: CGFloat =
      switch self {
      case .left, .topLeft, .bottomLeft: rect.minX
      case .right, .topRight, .bottomRight: rect.maxX - content.width
      default: rect.midX - content.width / 2
      }
    let y: CGFloat =
      switch self {
      case .top, .topLeft, .topRight: rect.minY
      case .bottom, .bottomLeft, .bottomRight: rect.maxY - content.height
      default: rect.midY - content.height / 2
      }
    return CGRect(x: x, y: y, width: content.width, height: content.height)
  }
}
