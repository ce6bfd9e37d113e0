/// The pictures under way on each thread, one stack for each; nil for one that could not be begun.
private enum ImageContexts {
  struct Picture {
    let context: CGContext
    let scale: CGFloat
  }
  /// An object, which the thread's dictionary keeps as it is: an array with nil in it would not come back.
  private final class Stack {
    var pictures: [Picture?] = []
  }
  private static let key = "OpenMapKit.imageContexts"

  static var stack: [Picture?] {
    get { (Thread.current.threadDictionary[key] as? Stack)?.pictures ?? [] }
    set {
      let stack = Thread.current.threadDictionary[key] as? Stack ?? Stack()
      stack.pictures = newValue
      Thread.current.threadDictionary[key] = stack
    }
  }
}

/// Begins a picture of a size in points, with one pixel per point and with transparency.
///
/// `UIGraphicsEndImageContext()` ends it. `UIGraphicsImageRenderer` does both by itself.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture: drawing goes to it until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: In points. Where it is empty or too large there is no current context until the end.
///   - opaque: Whether the picture has no transparency: it then starts black.
///   - scale: Pixels per point; 0 stands for the screen's on Apple's framework and, without a screen, for 1 here.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale == 0 ? 1 : scale
  let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
  let limit = CGFloat(PixelBuffer.maximumSide)
  guard width >= 1, height >= 1, width <= limit, height <= limit, scale > 0,
    let pixels = PixelBuffer(width: Int(width), height: Int(height)),
    let context = CGContext(pixels: pixels, pointScale: scale)
  else { return ImageContexts.stack.append(nil) }
  if opaque {
    context.isolated {
      context.setFillColor(.black)
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
  ImageContexts.stack.append(ImageContexts.Picture(context: context, scale: scale))
  UIGraphicsPushContext(context)
}

/// Answers the picture under way as it is now, or nil where there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let picture = ImageContexts.stack.last ?? nil else { return nil }
  return picture.context.makeImage().map { UIImage(cgImage: $0, scale: picture.scale) }
}

/// Ends the picture under way: what was drawn to before is drawn to again.
///
/// One call too many does nothing.
public func UIGraphicsEndImageContext() {
  guard let picture = ImageContexts.stack.popLast() ?? nil else { return }
  if UIGraphicsGetCurrentContext() === picture.context { UIGraphicsPopContext() }
}
