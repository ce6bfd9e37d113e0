import CoreGraphics
import Foundation

/// A picture of a sprite: a name, a size in points, and how to draw it with y pointing down.
struct Drawing: Sendable {
  let name: String
  let width: Int
  let height: Int
  let draw: @Sendable (CGContext) -> Void

  static let all = (Icons.drawings + Shields.drawings).sorted { $0.name < $1.name }
}

/// Pictures side by side, and where each lies.
struct SpriteSheet {
  /// In points.
  private static let width = 256
  /// The space right of and below each picture, in points.
  private static let space = 1

  private let scale: Int
  private let placed: [(drawing: Drawing, x: Int, y: Int)]
  private let height: Int

  init(_ drawings: [Drawing], scale: Int) {
    self.scale = scale
    var placed: [(Drawing, Int, Int)] = []
    var (x, y, rowHeight) = (0, 0, 0)
    for drawing in drawings {
      if x + drawing.width > Self.width { (x, y, rowHeight) = (0, y + rowHeight + Self.space, 0) }
      placed.append((drawing, x, y))
      x += drawing.width + Self.space
      rowHeight = max(rowHeight, drawing.height)
    }
    self.placed = placed
    height = y + rowHeight
  }

  /// The description, in the format of the MapLibre Style Specification.
  var json: String {
    let entries = placed.map { drawing, x, y in
      "  \"\(drawing.name)\": {\"x\": \(x * scale), \"y\": \(y * scale), \"width\": \(drawing.width * scale), "
        + "\"height\": \(drawing.height * scale), \"pixelRatio\": \(scale)}"
    }
    return "{\n" + entries.joined(separator: ",\n") + "\n}\n"
  }

  func png() throws -> Data {
    guard let pixels = PixelBuffer(width: Self.width * scale, height: height * scale),
      let context = CGContext(pixels: pixels)
    else { throw SpriteSheetError.noMemory }
    context.translateBy(x: 0, y: CGFloat(height * scale))
    context.scaleBy(x: CGFloat(scale), y: CGFloat(-scale))
    for (drawing, x, y) in placed {
      context.saveGState()
      context.translateBy(x: CGFloat(x), y: CGFloat(y))
      context.clip(to: CGRect(x: 0, y: 0, width: drawing.width, height: drawing.height))
      drawing.draw(context)
      context.restoreGState()
    }
    context.flush()
    return try CGImage(pixels: pixels).pngData()
  }
}

enum SpriteSheetError: Error { case noMemory }
