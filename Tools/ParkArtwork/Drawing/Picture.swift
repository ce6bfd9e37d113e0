import CoreGraphics
import Foundation

/// A picture of the app: a name, a size in points, and how to draw it with y pointing down.
struct Picture: Sendable {
  let name: String
  let size: CGSize
  /// Whether the file may be made smaller by `roundColors()`.
  var roundsColors = false
  let draw: @Sendable (CGContext) -> Void

  /// Writes `name.png` and `name@2x.png`, each drawn at its own scale.
  func write(to folder: URL) throws {
    for (scale, suffix) in [(1, ""), (2, "@2x")] {
      let file = folder.appendingPathComponent(name + suffix + ".png")
      try pngData(scale: CGFloat(scale)).write(to: file)
      print(file.lastPathComponent)
    }
  }

  private func pngData(scale: CGFloat) throws -> Data {
    let height = size.height * scale
    guard let pixels = PixelBuffer(width: Int(size.width * scale), height: Int(height)),
      let context = CGContext(pixels: pixels)
    else { throw PictureError.noMemory }
    context.translateBy(x: 0, y: height)
    context.scaleBy(x: scale, y: -scale)
    draw(context)
    context.flush()
    if roundsColors { pixels.roundColors() }
    return try CGImage(pixels: pixels).pngData()
  }
}

enum PictureError: Error { case noMemory }
