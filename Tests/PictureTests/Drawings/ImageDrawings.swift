import CoreGraphics

/// Images: which way up, and at other sizes.
enum ImageDrawings {
  /// An image of one rule: premultiplied words by column and row from the top.
  private static func image(_ width: Int, _ height: Int, _ word: (Int, Int) -> UInt32) -> CGImage? {
    guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
    for y in 0..<height { for x in 0..<width { pixels.set(word(x, y), x, y) } }
    return CGImage(pixels: pixels)
  }

  /// A letter F on a frame, red at its top edge, as a picture of 40 × 48 pixels.
  private static func letter() -> CGImage? {
    image(40, 48) { x, y in
      if y < 4 { return 0xFFCC_2222 }
      if x == 0 || x == 39 || y == 47 { return 0xFF33_3333 }
      let stem = 10..<16 ~= x && 10..<42 ~= y
      let arms = 10..<30 ~= x && (10..<16 ~= y || 23..<29 ~= y)
      return stem || arms ? 0xFF28_5CB2 : 0xFFEE_EEEE
    }
  }

  /// As it is in a context with y down; turned back as UIKit does; turned by 90°; mirrored; cropped; tiled.
  static func orientation(_ context: CGContext) {
    guard let letter = letter() else { return }
    let rect = CGRect(x: 0, y: 0, width: 40, height: 48)
    let matrices = [
      CGAffineTransform(translationX: 10, y: 10),
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 62, ty: 58),
      CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 114, ty: 14),
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 214, ty: 58),
    ]
    for matrix in matrices {
      context.saveGState()
      context.concatenate(matrix)
      context.draw(letter, in: rect)
      context.restoreGState()
    }
    context.translateBy(x: 0, y: 68)
    context.scaleBy(x: 1, y: -1)
    if let top = letter.cropping(to: CGRect(x: 0, y: 0, width: 40, height: 20)) {
      context.draw(top, in: CGRect(x: 226, y: 38, width: 40, height: 20))
    }
    context.setAlpha(0.5)
    context.draw(letter, in: CGRect(x: 278, y: 10, width: 40, height: 48))
    context.clip(to: CGRect(x: 330, y: 10, width: 60, height: 48))
    context.setAlpha(1)
    context.draw(letter, in: CGRect(x: 330, y: 10, width: 20, height: 24), byTiling: true)
  }

  /// Rings of 256 pixels at a half to a sixteenth, with each quality; 8 pixels enlarged tenfold.
  static func scaling(_ context: CGContext) {
    let rings = image(256, 256) { x, y in
      let distance = hypot(Double(x) - 127.5, Double(y) - 127.5)
      let grey = UInt32((127.5 + 127.5 * cos(distance * distance / 90)).rounded())
      return 0xFF00_0000 | grey << 16 | grey << 8 | grey
    }
    let blocks = image(8, 8) { x, y in
      (x + y).isMultiple(of: 2) ? 0xFF28_5CB2 : 0xFF00_0000 | UInt32(x * 32) << 16 | UInt32(y * 32) << 8
    }
    guard let rings, let blocks else { return }
    for (row, quality) in [CGInterpolationQuality.none, .low, .default].enumerated() {
      context.interpolationQuality = quality
      let y = 8 + CGFloat(row) * 136
      var x: CGFloat = 8
      for side in [CGFloat(128), 64, 40, 32, 16] {
        context.draw(rings, in: CGRect(x: x, y: y, width: side, height: side))
        x += side + 8
      }
      context.draw(blocks, in: CGRect(x: x, y: y, width: 80, height: 80))
    }
  }
}
