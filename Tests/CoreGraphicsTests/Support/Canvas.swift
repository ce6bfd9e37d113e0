import Testing

@testable import CoreGraphics

/// A small transparent picture to draw on, and its pixels.
struct Canvas {
  let pixels: PixelBuffer
  let context: CGContext

  /// A context with y up, as `CGContext` makes it.
  init(_ width: Int, _ height: Int) throws {
    pixels = try #require(PixelBuffer(width: width, height: height))
    context = try #require(CGContext(pixels: pixels))
  }

  /// A context with y down, as UIKit makes it; the size is in points.
  init(_ width: Int, _ height: Int, pointScale: Int) throws {
    pixels = try #require(PixelBuffer(width: width * pointScale, height: height * pointScale))
    context = try #require(CGContext(pixels: pixels, pointScale: CGFloat(pointScale)))
  }

  /// The pixel in a column from the left and a row from the top.
  subscript(x: Int, y: Int) -> Pixel {
    context.flush()
    guard 0..<pixels.width ~= x, 0..<pixels.height ~= y else { return Pixel(0) }
    return pixels.withContents { Pixel($0.load(fromByteOffset: y * pixels.bytesPerRow + 4 * x, as: UInt32.self)) }
  }

  /// All pixels as words, row by row.
  var allWords: [UInt32] {
    context.flush()
    return pixels.words
  }

  /// How many pixels are not fully transparent.
  var inkCount: Int { allWords.count { $0 != 0 } }

  /// The smallest box round all pixels that are not fully transparent, y down; nil where there are none.
  var inkBox: CGRect? {
    let words = allWords
    let ink = words.indices.filter { words[$0] != 0 }.map { ($0 % pixels.width, $0 / pixels.width) }
    guard let left = ink.map(\.0).min(), let right = ink.map(\.0).max(), let top = ink.map(\.1).min(),
      let bottom = ink.map(\.1).max()
    else { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The sum of all alphas, in whole pixels.
  var inkArea: Double { allWords.reduce(0) { $0 + Double($1 >> 24) } / 255 }
}

/// A premultiplied pixel, 0…255 each.
struct Pixel: Equatable, CustomStringConvertible {
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int

  init(_ word: UInt32) {
    red = Int(word >> 16 & 255)
    green = Int(word >> 8 & 255)
    blue = Int(word & 255)
    alpha = Int(word >> 24)
  }

  init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  static let clear = Pixel(0)
  static let black = Pixel(0, 0, 0)
  static let white = Pixel(255, 255, 255)
  static let red = Pixel(255, 0, 0)
  static let green = Pixel(0, 255, 0)
  static let blue = Pixel(0, 0, 255)

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  func isNear(_ other: Pixel, by slack: Int = 2) -> Bool {
    abs(red - other.red) <= slack && abs(green - other.green) <= slack && abs(blue - other.blue) <= slack
      && abs(alpha - other.alpha) <= slack
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension CGImage {
  /// An image whose words a rule gives, by column and row from the top.
  static func made(_ width: Int, _ height: Int, _ word: (Int, Int) -> UInt32) throws -> CGImage {
    CGImage(pixels: try PixelBuffer.picture(width, height, word))
  }

  /// Two columns by two rows: red, green above blue, white.
  static func corners() throws -> CGImage {
    try made(2, 2) { x, y in
      switch (x, y) {
      case (0, 0): 0xFFFF_0000
      case (1, 0): 0xFF00_FF00
      case (0, _): 0xFF00_00FF
      default: 0xFFFF_FFFF
      }
    }
  }
}

func isNear(_ a: CGFloat, _ b: CGFloat, by slack: CGFloat = 1e-9) -> Bool { abs(a - b) <= slack }

func isNear(_ a: CGPoint, _ b: CGPoint, by slack: CGFloat = 1e-9) -> Bool {
  isNear(a.x, b.x, by: slack) && isNear(a.y, b.y, by: slack)
}

func isNear(_ a: CGRect, _ b: CGRect, by slack: CGFloat = 1e-9) -> Bool {
  isNear(a.origin, b.origin, by: slack) && isNear(a.width, b.width, by: slack) && isNear(a.height, b.height, by: slack)
}
