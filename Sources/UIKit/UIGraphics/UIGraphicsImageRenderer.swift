/// How a `UIGraphicsImageRenderer` draws.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; 1 at first.
  ///
  /// On Apple's framework: the screen's scale at first. Here there is no screen.
  public var scale: CGFloat = 1
  /// Whether the picture has no transparency: it then starts black.
  public var opaque = false

  /// Makes a format of 1 pixel per point with transparency.
  public override init() { super.init() }

  /// Answers a new format.
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What the drawing block of a `UIGraphicsImageRenderer` gets.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context to draw into: y down, origin in the upper left corner, also current for this thread.
  public let cgContext: CGContext
  /// How it draws.
  public let format: UIGraphicsImageRendererFormat

  private let scale: CGFloat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, scale: CGFloat) {
    self.cgContext = cgContext
    self.format = format
    self.scale = scale
    super.init()
  }

  /// The picture so far.
  public var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale) } ?? UIImage()
  }

  /// Fills a rectangle with the current fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Strokes a rectangle with the current stroke colour, its edge half a point inside.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Narrows the clip to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures by drawing.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How the pictures are drawn.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer for pictures of a size in points.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// Makes a renderer for pictures of a size in points and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer for pictures of a part of the drawing plane, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Runs the drawing and answers the picture; an empty one for a size that is not positive or too large.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = format.scale > 0 && format.scale.isFinite ? format.scale : 1
    let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
    guard bounds.size.width > 0, bounds.size.height > 0, width >= 1, height >= 1,
      width <= CGFloat(PixelBuffer.maximumSide),
      height <= CGFloat(PixelBuffer.maximumSide),
      let pixels = PixelBuffer(width: Int(width), height: Int(height)),
      let context = CGContext(pixels: pixels, pointScale: scale)
    else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if format.opaque {
      context.setFillColor(.black)
      context.fill(bounds)
    }
    CurrentContexts.drawing(into: context) {
      actions(UIGraphicsImageRendererContext(cgContext: context, format: format, scale: scale))
    }
    context.close()
    return UIImage(cgImage: CGImage(pixels: pixels), scale: scale)
  }

  /// Runs the drawing and answers the picture as a PNG file; empty where there is no picture.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Runs the drawing and answers the picture as a JPEG file; empty where there is no picture.
  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
}
