import CoreGraphics

/// Makes the picture of a case.
typealias PictureDrawing = @MainActor (PictureCase) async throws -> PixelBuffer

extension PictureCase {
  /// Draws on white in a context as UIKit makes it: y down, the origin in the upper left corner, units of points.
  @MainActor func drawing(background: CGColor? = .white, _ body: (CGContext) throws -> Void) throws -> PixelBuffer {
    guard let pixels = PixelBuffer(width: width * scale, height: height * scale),
      let context = CGContext(pixels: pixels, pointScale: CGFloat(scale))
    else { throw PictureError.notDrawn("no context of this size") }
    if let background {
      context.setFillColor(background)
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      context.setFillColor(.black)
    }
    try body(context)
    try context.checkStatus()
    context.flush()
    return pixels
  }
}

/// The drawings there are, by the name that cases call them by.
///
/// A topic adds its own in an extension (`Drawings/…`) and one line to `all`.
enum PictureDrawings {
  static let all: [String: PictureDrawing] = [:]
    .merging(drawingFloor) { first, _ in first }.merging(park) { first, _ in first }
    .merging(maps) { first, _ in first }
}
