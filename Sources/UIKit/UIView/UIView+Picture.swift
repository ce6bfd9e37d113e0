extension UIView {
  /// The most pixels a view's picture may have, 8,192 × 8,192; a larger view shows nothing.
  private static let largestPicture: CGFloat = 67_108_864

  /// The part of the view's own space that its picture shows: the bounds and, unless they are cut off, the subviews
  /// that are shown.
  ///
  /// Where subviews reach out, the edges are whole points away from the bounds, so that the bounds stay on whole pixels.
  package var drawnRect: CGRect {
    guard !clipsToBounds else { return bounds }
    var rect = bounds
    for view in subviews where view.isShown {
      let inner = view.drawnRect
      guard inner.width > 0, inner.height > 0 else { continue }
      rect = rect.union(
        inner.offsetBy(dx: view.frame.minX - view.bounds.minX, dy: view.frame.minY - view.bounds.minY))
    }
    guard rect != bounds else { return bounds }
    let (left, top) = (max(bounds.minX - rect.minX, 0).rounded(.up), max(bounds.minY - rect.minY, 0).rounded(.up))
    let (right, bottom) = (max(rect.maxX - bounds.maxX, 0).rounded(.up), max(rect.maxY - bounds.maxY, 0).rounded(.up))
    return CGRect(
      x: bounds.minX - left, y: bounds.minY - top, width: bounds.width + left + right,
      height: bounds.height + top + bottom)
  }

  /// Whether the view is seen where its superview is.
  private var isShown: Bool { !isHidden && alpha > 0 }

  /// Answers the picture of the view with its subviews at a number of pixels a point; nil for a view without area.
  ///
  /// The picture covers `drawnRect` and is drawn anew if need be; a size that is not whole in pixels is rounded up. A
  /// view without subviews that are shown keeps its picture when the size changes and places it by `contentMode`; with
  /// them it is drawn anew. On Apple's framework: a view's own drawing is placed with subviews too.
  package func picture(scale: CGFloat) -> CGImage? {
    layoutIfNeeded()
    guard subviews.contains(where: \.isShown) else { return ownPicture(scale: scale) }
    let rect = drawnRect
    if let keptComposition, keptComposition.scale == scale, keptComposition.rect == rect {
      return keptComposition.image
    }
    let image = makePicture(of: rect.size, scale: scale) { context in drawPicture(in: context) }
    keptComposition = image.map { ($0, scale, rect) }
    return image
  }

  private func ownPicture(scale: CGFloat) -> CGImage? {
    if let kept, kept.scale == scale {
      if kept.size == bounds.size { return kept.image }
      // Another size: most content modes only move the old picture.
      if contentMode != .redraw { return placed(kept.image, drawnFor: kept.size, scale: scale) }
    }
    let image = makePicture(of: bounds.size, scale: scale) { context in draw(in: context) }
    kept = image.map { ($0, scale, bounds.size) }
    return image
  }

  /// Keeps a picture that is the view's own pixel for pixel, so that views that look the same hold one together.
  package func keepPicture(_ image: CGImage, scale: CGFloat) {
    if subviews.contains(where: \.isShown) {
      keptComposition = (image, scale, drawnRect)
    } else if kept?.size ?? bounds.size == bounds.size {
      // One of another size stays: it is what `contentMode` places.
      kept = (image, scale, bounds.size)
    }
  }

  /// Forgets the kept pictures that show this view among others: its own with subviews, and those it lies in.
  func forgetComposition() {
    var view: UIView? = self
    while let current = view {
      current.keptComposition = nil
      view = current.superview
    }
    setNeedsShowing()
  }

  /// Draws what the picture shows into a context whose y points down and whose origin is the corner of `drawnRect`.
  package func drawPicture(in context: CGContext) {
    layoutIfNeeded()
    let rect = drawnRect
    context.saveGState()
    context.translateBy(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    draw(in: context)
    context.restoreGState()
  }

  /// Draws background, content and subviews into a context whose y points down and whose origin is the bounds' corner.
  package func draw(in context: CGContext) {
    context.saveGState()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.saveGState()
    if let backgroundColor {
      context.setFillColor(backgroundColor.cgColor)
      context.fill(bounds)
    }
    // A picture ends at the bounds; so does the drawing in a document.
    context.clip(to: bounds)
    context.isolated { CurrentContexts.drawing(into: context) { draw(bounds) } }
    context.restoreGState()
    if clipsToBounds { context.clip(to: bounds) }
    for view in subviews where view.isShown { view.draw(asSubviewIn: context) }
    context.restoreGState()
  }

  private func draw(asSubviewIn context: CGContext) {
    context.saveGState()
    context.translateBy(x: frame.minX, y: frame.minY)
    if alpha < 1 {
      context.setAlpha(alpha)
      context.beginTransparencyLayer()
    }
    draw(in: context)
    if alpha < 1 { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func makePicture(of size: CGSize, scale: CGFloat, _ body: (CGContext) -> Void) -> CGImage? {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width * height <= Self.largestPicture, width <= CGFloat(PixelBuffer.maximumSide),
      height <= CGFloat(PixelBuffer.maximumSide), let pixels = PixelBuffer(width: Int(width), height: Int(height)),
      let context = CGContext(pixels: pixels, pointScale: scale)
    else { return nil }
    body(context)
    context.close()
    return CGImage(pixels: pixels)
  }

  private func placed(_ image: CGImage, drawnFor size: CGSize, scale: CGFloat) -> CGImage? {
    makePicture(of: bounds.size, scale: scale) { context in
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
