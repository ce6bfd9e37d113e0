/// A picture with a scale: how many of its pixels make a point.
///
/// `@unchecked Sendable`: nothing in it changes after the initialiser, and a `CGImage` may be used from any thread. A
/// subclass with state that changes has to guard it.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// The pixels; nil for an empty image.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat

  /// Makes an empty image.
  public override init() {
    cgImage = nil
    scale = 1
    super.init()
  }

  /// Makes an image of pixels, one to a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

  package init(cgImage: CGImage?, scale: CGFloat) {
    self.cgImage = cgImage
    self.scale = scale
    super.init()
  }

  /// Reads a PNG, JPEG or WebP file in memory, one pixel to a point; nil where it cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads a PNG, JPEG or WebP file in memory, with a number of pixels per point (1 where it is not positive).
  ///
  /// Answers nil where it cannot be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage(data: data) else { return nil }
    self.init(cgImage: image, scale: scale > 0 && scale.isFinite ? scale : 1)
  }

  /// Reads an image file; nil where it cannot be read.
  ///
  /// "@2x" or "@3x" at the end of its name gives the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
  }

  /// Finds an image by name among the resources (see `ResourceSearch`); nil where there is none that can be read.
  ///
  /// `name.png`, `name@2x.png` and `name@3x.png` (or .jpg, .jpeg, .webp) are one image: `scale` is that of the
  /// largest, and smaller ones are drawn where they have enough pixels. A name with an extension finds just that
  /// kind. Files are read when first drawn.
  public convenience init?(named name: String) {
    guard let asset = ImageAsset(named: name) else { return nil }
    self.init(cgImage: asset.image, scale: asset.scale)
  }

  /// Makes an image of an `#imageLiteral`: the resource of that name, or an empty image where there is none.
  ///
  /// On Apple's framework: a missing resource traps.
  public required convenience init(imageLiteralResourceName name: String) {
    let asset = ImageAsset(named: name)
    self.init(cgImage: asset?.image, scale: asset?.scale ?? 1)
  }

  /// The size, in points; zero for an empty image.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }

  /// Draws the image upright into a rectangle of the current context, whose y points down.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image upright with its upper left corner at a point of the current context.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image upright into a rectangle of the current context, mixed and dimmed (alpha 0…1).
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let cgImage, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(cgImage, in: rect)
    context.restoreGState()
  }

  /// Answers the image as a PNG file, or nil for an empty image.
  public func pngData() -> Data? { try? cgImage?.pngData() }

  /// Answers the image as a JPEG file, or nil for an empty image; what is transparent shows white.
  ///
  /// - Parameter compressionQuality: 0 small … 1 good; outside it is cut.
  /// - Returns: The bytes of the file, or nil.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    try? cgImage?.jpegData(quality: Double(compressionQuality))
  }
}

/// The type of an `#imageLiteral` without another one given.
public typealias _ImageLiteralType = UIImage
