import CCairo

/// Where alpha stands in a pixel, if anywhere.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none
  /// Last, colours multiplied by it.
  case premultipliedLast
  /// First, colours multiplied by it.
  case premultipliedFirst
  /// Last, colours as they are.
  case last
  /// First, colours as they are.
  case first
  /// The last byte is unused.
  case noneSkipLast
  /// The first byte is unused.
  case noneSkipFirst
}

/// The layout of a pixel: alpha and byte order.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a layout of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that hold the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 32-bit words, lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 32-bit words, highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGContext {
  /// Makes a context that draws into 8-bit RGB pixels of its own.
  ///
  /// Answers nil for sizes that are not positive or beyond 32,767 pixels a side, other component sizes than 8, grey
  /// spaces, and for `data` of the caller's (give nil). Every alpha layout of 8-bit RGB is taken: the layout only
  /// matters to code that reads the bytes itself, which `makeImage()` and the encoders spare.
  ///
  /// On Apple's framework: the caller may bring the memory, and layouts without alpha start black.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard data == nil, bitsPerComponent == 8, space.model == .rgb,
      let pixels = PixelBuffer(width: width, height: height)
    else { return nil }
    self.init(pixels: pixels)
  }

  /// Makes a context that draws into a buffer.
  package convenience init?(pixels: PixelBuffer) {
    guard let surface = CairoSurface(over: pixels) else { return nil }
    self.init(
      surface: surface, target: .pixels(pixels), width: CGFloat(pixels.width), height: CGFloat(pixels.height))
  }

  /// Makes a context the way UIKit does: y down, the origin in the upper left corner, a number of pixels a point.
  package convenience init?(pixels: PixelBuffer, pointScale scale: CGFloat) {
    self.init(pixels: pixels)
    flipToTopLeft(scale: scale)
  }

  /// Turns y down and puts the origin into the upper left corner; shadows fall along the new axes.
  package func flipToTopLeft(scale: CGFloat) {
    state.ctm = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: base.ty)
    shadowBase = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Answers a picture of the pixels now, or nil for a document.
  ///
  /// - Complexity: O(n) in the number of pixels, which are copied.
  public func makeImage() -> CGImage? {
    guard case .pixels(let pixels) = target, let copy = PixelBuffer(width: pixels.width, height: pixels.height) else {
      return nil
    }
    flush()
    copy.bytes.copyMemory(from: pixels.bytes, byteCount: pixels.byteCount)
    return CGImage(pixels: copy)
  }
}
