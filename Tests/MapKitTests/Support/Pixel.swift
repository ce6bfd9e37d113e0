import Testing
import MapKit

/// One pixel: red, green, blue (multiplied by alpha) and alpha, 0…255 each.
struct Pixel: Equatable, CustomStringConvertible {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
  static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
  static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
  static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
  /// The ground of a standard map.
  static let ground = Pixel(red: 242, green: 239, blue: 233, alpha: 255)
  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }
}

extension CGImage {
  /// The pixel at a column and row from the upper left corner.
  func pixel(_ x: Int, _ y: Int) throws -> Pixel {
    let buffer = try #require(self.pixels(level: 0))
    try #require(x >= 0 && y >= 0 && x < buffer.width && y < buffer.height)
    let offset = y * buffer.bytesPerRow + 4 * x
    return buffer.withContents { bytes in
      Pixel(red: bytes[offset + 2], green: bytes[offset + 1], blue: bytes[offset], alpha: bytes[offset + 3])
    }
  }

  /// The bytes of all pixels.
  func bytes() throws -> [UInt8] { try #require(self.pixels(level: 0)).withContents { Array($0) } }
}

extension UIImage {
  /// The pixel at a column and row from the upper left corner.
  func pixel(_ x: Int, _ y: Int) throws -> Pixel { try #require(cgImage).pixel(x, y) }
}

/// Quarters of a side in pixels: red above left, green above right, blue below left, white below right.
func quarters(_ side: CGFloat = 8) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
    let half = side / 2
    for (color, x, y) in [
      (UIColor.red, CGFloat(0), CGFloat(0)), (.green, half, 0), (.blue, 0, half), (.white, half, half),
    ] {
      color.setFill()
      context.fill(CGRect(x: x, y: y, width: half, height: half))
    }
  }
}

/// A picture of one colour and a size in points.
func plain(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
    color.setFill()
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }
}
