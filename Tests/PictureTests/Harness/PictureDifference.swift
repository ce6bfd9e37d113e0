import CoreGraphics

/// How two pictures differ, pixel by pixel.
struct PictureDifference: Equatable {
  /// The pixels that are not the same; those that only one of the pictures has count.
  private(set) var pixelCount = 0
  /// The largest difference of one channel of one pixel, 0…255, colours multiplied by alpha.
  private(set) var largest = 0
  /// The pixels of the larger picture.
  let allPixels: Int
  /// Whether both pictures are of one size; where not, no tolerance helps.
  let isSameSize: Bool

  init(expected: PixelBuffer, actual: PixelBuffer) {
    isSameSize = expected.width == actual.width && expected.height == actual.height
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    allPixels = width * height
    for y in 0..<height {
      for x in 0..<width {
        let difference = Self.difference(expected.word(x, y), actual.word(x, y))
        if difference > 0 {
          pixelCount += 1
          largest = max(largest, difference)
        }
      }
    }
  }

  /// The share of the pixels that are not the same, 0…1.
  var share: Double { Double(pixelCount) / Double(allPixels) }

  func isAccepted(within tolerance: PictureTolerance?) -> Bool {
    if pixelCount == 0 { return isSameSize }
    guard let tolerance, isSameSize else { return false }
    return largest <= tolerance.channel && share <= tolerance.share
  }

  /// The largest difference of a channel; 255 where one of the pixels does not exist.
  private static func difference(_ expected: UInt32?, _ actual: UInt32?) -> Int {
    guard let expected, let actual else { return 255 }
    if expected == actual { return 0 }
    return stride(from: 0, to: UInt32(32), by: 8).map { shift in
      abs(Int(expected >> shift & 255) - Int(actual >> shift & 255))
    }.max() ?? 0
  }

  /// A picture to look at: expected, actual, and a pale copy with the differing pixels in magenta, side by side.
  static func picture(expected: PixelBuffer, actual: PixelBuffer) -> PixelBuffer? {
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    let gap = 4
    guard let result = PixelBuffer(width: 3 * width + 2 * gap, height: height) else { return nil }
    for y in 0..<height {
      for x in 0..<width {
        let (old, new) = (expected.word(x, y), actual.word(x, y))
        result.set(old ?? 0, x, y)
        result.set(new ?? 0, width + gap + x, y)
        result.set(old == new ? pale(old ?? 0) : 0xFFFF_00FF, 2 * (width + gap) + x, y)
      }
    }
    return result
  }

  /// The pixel on white, in grey, with a quarter of its contrast.
  private static func pale(_ word: UInt32) -> UInt32 {
    let white = 255 - (word >> 24)
    let sum = (word >> 16 & 255) + (word >> 8 & 255) + (word & 255) + 3 * white
    let grey = 191 + sum / 12
    return 0xFF00_0000 | grey << 16 | grey << 8 | grey
  }
}

extension PixelBuffer {
  /// The premultiplied ARGB word of a pixel, or nil outside.
  func word(_ x: Int, _ y: Int) -> UInt32? {
    guard 0..<width ~= x, 0..<height ~= y else { return nil }
    return bytes.load(fromByteOffset: y * bytesPerRow + 4 * x, as: UInt32.self)
  }

  /// Changes a pixel; outside nothing happens.
  func set(_ word: UInt32, _ x: Int, _ y: Int) {
    guard 0..<width ~= x, 0..<height ~= y else { return }
    bytes.storeBytes(of: word, toByteOffset: y * bytesPerRow + 4 * x, as: UInt32.self)
  }
}
