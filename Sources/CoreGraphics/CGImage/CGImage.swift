/// A picture of pixels; it cannot be changed and may be drawn from any thread.
public final class CGImage: Sendable {
  private let levels: ImageLevels
  /// A number that no other image of the program has.
  package let serial = ImageSerials.next()

  /// The width, in pixels.
  public var width: Int { levels.width }
  /// The height, in pixels.
  public var height: Int { levels.height }
  /// Bits of one component: 8.
  public var bitsPerComponent: Int { 8 }
  /// Bits of one pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of one row: four for each pixel.
  public var bytesPerRow: Int { 4 * width }
  /// The space of the colours: sRGB.
  public var colorSpace: CGColorSpace? { .sRGBSpace }
  /// Where alpha stands: first, colours multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }

  package init(pixels: PixelBuffer) { levels = ImageLevels(pixels: pixels) }

  init(levels: ImageLevels) { self.levels = levels }

  /// Reads a PNG, JPEG or WebP file; which, its first bytes tell.
  ///
  /// An addition to Apple's interface.
  ///
  /// - Throws: `ImageCodecError` for anything that is not a whole image of at most 8,192 × 8,192 pixels.
  public convenience init(data: Data) throws(ImageCodecError) {
    self.init(pixels: try ImageDecoder.decode(data))
  }

  /// Reads a PNG; nil for anything else.
  ///
  /// `decode` must be nil: colours are not remapped. Images are always
  /// interpolated as the context says, and are sRGB whatever the intent.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard decode == nil, ImageFormat.sniff(source.bytes) == .png, let pixels = try? ImageDecoder.decode(source.bytes)
    else {
      return nil
    }
    self.init(pixels: pixels)
  }

  /// Reads a JPEG; nil for anything else.
  ///
  /// `decode` must be nil: colours are not remapped. Images are always
  /// interpolated as the context says, and are sRGB whatever the intent.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard decode == nil, ImageFormat.sniff(source.bytes) == .jpeg, let pixels = try? ImageDecoder.decode(source.bytes)
    else {
      return nil
    }
    self.init(pixels: pixels)
  }

  /// Answers the part of the image in a rectangle of pixels (y down), or nil where they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    // `CGRect.integral` traps on numbers that no integer holds.
    let (left, top) = (max(rect.minX.rounded(.down), 0), max(rect.minY.rounded(.down), 0))
    let right = min(rect.maxX.rounded(.up), CGFloat(width))
    let bottom = min(rect.maxY.rounded(.up), CGFloat(height))
    guard left < right, top < bottom, let all = pixels(level: 0),
      let pixels = PixelBuffer(width: Int(right - left), height: Int(bottom - top))
    else { return nil }
    for row in 0..<pixels.height {
      pixels.bytes.advanced(by: row * pixels.bytesPerRow).copyMemory(
        from: all.bytes.advanced(by: (Int(top) + row) * all.bytesPerRow + 4 * Int(left)),
        byteCount: pixels.bytesPerRow)
    }
    return CGImage(pixels: pixels)
  }

  /// Answers the same image.
  public func copy() -> CGImage? { CGImage(levels: levels) }

  /// The pixels at 1 ÷ 2^level of the size; nil where they cannot be read or do not fit into memory.
  package func pixels(level: Int) -> PixelBuffer? { levels.pixels(level: level) }

  /// The smallest level that still has a pixel for each pixel drawn at a scale.
  func level(forScale scale: Double) -> Int {
    guard scale > 0, scale < 1 else { return 0 }
    return min(Int((-log2(scale) + 1e-9).rounded(.down)), levels.lastLevel)
  }
}

/// How colours outside the target's range are brought into it; without effect, as every image is sRGB.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The context's default.
  case defaultIntent
  /// Cut to the range.
  case absoluteColorimetric
  /// Cut to the range, relative to white.
  case relativeColorimetric
  /// Squeezed into the range.
  case perceptual
  /// Saturation first.
  case saturation
}
