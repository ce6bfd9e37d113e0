/// A label's text or icon as pixels, made once and laid into every cell that it reaches into.
///
/// Cells that share a label so agree about it to the byte: Cairo gives the edges of one shape slightly different
/// strengths on surfaces of different sizes.
struct LabelStamp: Sendable {
  /// nil where nothing is to be seen.
  let image: CGImage?
  /// Where its corner lies, from the whole pixel that the label is counted from.
  let x: Int
  let y: Int

  /// The most pixels of a side: more than the reach of a label takes at the largest scale.
  private static let maximumSide = 4_096

  var cost: Int { 128 + (image.map { $0.width * $0.height * 4 } ?? 0) }

  /// Draws a stamp.
  ///
  /// - Parameters:
  ///   - bounds: What is drawn, in pixels from the whole pixel that the label is counted from.
  ///   - finish: Works on the pixels, once they are drawn.
  ///   - draw: Draws, in pixels from the same place, y down.
  init(bounds: CGRect, finish: (PixelBuffer) -> PixelBuffer? = { $0 }, draw: (CGContext) -> Void) {
    let nothing = LabelStamp()
    guard !bounds.isNull, bounds.width < Double(Self.maximumSide), bounds.height < Double(Self.maximumSide),
      abs(bounds.midX) < Double(Self.maximumSide), abs(bounds.midY) < Double(Self.maximumSide)
    else {
      self = nothing
      return
    }
    let box = bounds.insetBy(dx: -1, dy: -1).integral
    guard let pixels = PixelBuffer(width: Int(box.width), height: Int(box.height)),
      let context = CGContext(pixels: pixels, pointScale: 1)
    else {
      self = nothing
      return
    }
    context.translateBy(x: -box.minX, y: -box.minY)
    draw(context)
    context.flush()
    image = finish(pixels).map { CGImage(pixels: $0) }
    (x, y) = (Int(box.minX), Int(box.minY))
  }

  private init() { (image, x, y) = (nil, 0, 0) }

  /// Lays the stamp into a picture, its place counted from a whole pixel of that.
  func lay(at place: (x: Int, y: Int), in context: CGContext) {
    guard let image else { return }
    context.saveGState()
    context.translateBy(x: CGFloat(place.x + x), y: CGFloat(place.y + y + image.height))
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    context.restoreGState()
  }
}

/// The stamps used last.
final class LabelStamps: Sendable {
  /// Which part of which label, and how it lies among the pixels.
  struct Key: Hashable {
    let board: Int
    let layer: Int
    let feature: Int
    let text: String
    let anchor: SIMD2<Double>
    let isIcon: Bool
    let contentScale: Double
    /// Of a text along a line, where the grid's lines lie between the pixels of the plane.
    let phase: SIMD2<Double>
  }

  private let stamps: LeastRecentlyUsed<Key, LabelStamp>

  init(limit: Int) { stamps = LeastRecentlyUsed(limit: limit) }

  var cost: Int { stamps.cost }

  func stamp(_ key: Key, _ make: () -> LabelStamp) -> LabelStamp {
    if let known = stamps.value(for: key) { return known }
    let stamp = make()
    stamps.insert(stamp, for: key, cost: stamp.cost)
    return stamp
  }
}
