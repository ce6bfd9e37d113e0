/// The pixels of an image at full size and at half, quarter … size, each read or made when first drawn.
///
/// `@unchecked Sendable`: `levels` is only touched under `lock`; the buffers in it no longer change.
final class ImageLevels: @unchecked Sendable {
  /// Reads the pixels of one level from where they are stored.
  typealias Loader = @Sendable () -> PixelBuffer?

  let width: Int
  let height: Int
  private let loaders: [Int: Loader]
  private let lock = NSRecursiveLock()
  private var levels: [Int: PixelBuffer]

  init(pixels: PixelBuffer) {
    width = pixels.width
    height = pixels.height
    loaders = [:]
    levels = [0: pixels]
  }

  /// Makes levels that are read when first drawn, of an image of a size in pixels.
  ///
  /// The loader of level n must give `size(of:level:)`. Level 0 must have one.
  init(width: Int, height: Int, loaders: [Int: Loader]) {
    self.width = width
    self.height = height
    self.loaders = loaders
    levels = [:]
  }

  /// The smallest level there is: one of 1 pixel a side at most twice.
  var lastLevel: Int {
    var level = 0
    while min(width >> (level + 1), height >> (level + 1)) >= 1 { level += 1 }
    return level
  }

  static func size(of side: Int, level: Int) -> Int { max((side + (1 << level) - 1) >> level, 1) }

  func pixels(level: Int) -> PixelBuffer? {
    lock.lock()
    defer { lock.unlock() }
    if let known = levels[level] { return known }
    let pixels = loaders[level]?() ?? (level > 0 ? pixels(level: level - 1)?.halved() : nil)
    levels[level] = pixels
    return pixels
  }
}

extension PixelBuffer {
  /// The buffer at half the size (odd sides rounded up), each pixel the mean of four.
  func halved() -> PixelBuffer? {
    guard let half = PixelBuffer(width: (width + 1) / 2, height: (height + 1) / 2) else { return nil }
    let low: UInt32 = 0x00FF_00FF
    for y in 0..<half.height {
      let upper = bytes.advanced(by: 2 * y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let lower = bytes.advanced(by: min(2 * y + 1, height - 1) * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let target = half.bytes.advanced(by: y * half.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<half.width {
        let (left, right) = (2 * x, min(2 * x + 1, width - 1))
        let (a, b, c, d) = (upper[left], upper[right], lower[left], lower[right])
        // Two channels at a time: each sum of four bytes and the rounding fits its 16 bits.
        let even = (a & low) + (b & low) + (c & low) + (d & low) + 0x0002_0002
        let odd = (a >> 8 & low) + (b >> 8 & low) + (c >> 8 & low) + (d >> 8 & low) + 0x0002_0002
        target[x] = (even >> 2 & low) | (odd >> 2 & low) << 8
      }
    }
    return half
  }
}
