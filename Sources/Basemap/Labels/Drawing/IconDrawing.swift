/// Draws the image of an icon, stretched where it is made for that.
struct IconDrawing {
  let icon: ArrangedIcon
  let style: LabelIconStyle
  let contentScale: Double

  private var isDistanceField: Bool { style.image?.isDistanceField ?? false }
  private var size: SIMD2<Double> { SIMD2(icon.box.width, icon.box.height) * contentScale }

  /// The icon's corner from the label's place, in pixels; on whole ones where it stands upright.
  private var corner: SIMD2<Double> {
    let corner = SIMD2(icon.box.minX, icon.box.minY) * contentScale
    return icon.rotation == 0 ? SIMD2(corner.x.rounded(), corner.y.rounded()) : corner
  }

  /// Draws the image with its upper left corner at the origin.
  private func drawImage(in context: CGContext) {
    guard let image = style.image else { return }
    let factor = style.size / image.pixelRatio * contentScale
    let columns = Self.cuts(image.stretchX, length: Double(image.image.width), factor: factor, to: size.x)
    let rows = Self.cuts(image.stretchY, length: Double(image.image.height), factor: factor, to: size.y)
    for row in rows {
      for column in columns {
        draw(image.image, Patch(column: column, row: row), isWhole: columns.count * rows.count == 1, in: context)
      }
    }
  }

  /// A part of an image, in its pixels, and where it is drawn.
  private struct Patch {
    let column: Piece
    let row: Piece
  }

  private func draw(_ image: CGImage, _ patch: Patch, isWhole: Bool, in context: CGContext) {
    let (column, row) = (patch.column, patch.row)
    let (scaleX, scaleY) = (column.to.length / column.from.length, row.to.length / row.from.length)
    guard scaleX > 0, scaleY > 0, scaleX.isFinite, scaleY.isFinite else { return }
    context.saveGState()
    if !isWhole {
      context.clip(
        to: CGRect(x: column.to.lowerBound, y: row.to.lowerBound, width: column.to.length, height: row.to.length))
    }
    // The whole image, such that its part fills the patch; y up for the image.
    context.translateBy(x: column.to.lowerBound, y: row.to.lowerBound)
    context.scaleBy(x: scaleX, y: scaleY)
    context.translateBy(x: -column.from.lowerBound, y: Double(image.height) - row.from.lowerBound)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    context.restoreGState()
  }

  /// A part of a side of an image, and where it comes to lie.
  typealias Piece = (from: ClosedRange<Double>, to: ClosedRange<Double>)

  /// Cuts a side of an image into pieces that keep their length and pieces that share what is left.
  static func cuts(_ stretches: [ClosedRange<Double>], length: Double, factor: Double, to target: Double) -> [Piece] {
    let stretches = stretches.map { $0.clamped(to: 0...length) }.filter { $0.length > 0 }
    let stretched = stretches.reduce(0) { $0 + $1.length }
    let fixed = (length - stretched) * factor
    guard stretched > 0, target > fixed else { return [(0...length, 0...max(target, 0))] }
    let share = (target - fixed) / stretched
    var pieces: [Piece] = []
    var (from, to) = (0.0, 0.0)
    func add(until end: Double, _ factor: Double) {
      guard end > from else { return }
      let next = to + (end - from) * factor
      pieces.append((from...end, to...next))
      (from, to) = (end, next)
    }
    for stretch in stretches.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      add(until: stretch.lowerBound, factor)
      add(until: stretch.upperBound, share)
    }
    add(until: length, factor)
    return pieces
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}

extension IconDrawing: LabelDrawing {
  func draw(in context: CGContext) {
    guard !isDistanceField else { return stamp().lay(at: (0, 0), in: context) }
    context.saveGState()
    context.setAlpha(style.opacity)
    if style.opacity < 1 { context.beginTransparencyLayer() }
    drawPlaced(in: context)
    if style.opacity < 1 { context.endTransparencyLayer() }
    context.restoreGState()
  }

  func stamp() -> LabelStamp {
    let frame = LabelBox(minX: corner.x, minY: corner.y, maxX: corner.x + size.x, maxY: corner.y + size.y)
      .turned(byDegrees: icon.rotation)
    let bounds = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
    guard size.x > 0, size.y > 0 else { return LabelStamp(bounds: .null) { _ in } }
    guard let image = style.image, image.isDistanceField else { return LabelStamp(bounds: bounds) { draw(in: $0) } }
    let field = DistanceField(
      pixelsPerStep: 8 * style.size / image.pixelRatio * contentScale, style: style, contentScale: contentScale)
    return LabelStamp(bounds: bounds, finish: field.painted) { drawPlaced(in: $0) }
  }

  /// Draws the image where it lies.
  private func drawPlaced(in context: CGContext) {
    context.saveGState()
    if icon.rotation != 0 { context.rotate(by: icon.rotation * .pi / 180) }
    context.translateBy(x: corner.x, y: corner.y)
    drawImage(in: context)
    context.restoreGState()
  }
}
