/// Draws labels into a picture.
///
/// A block of text and an upright icon are put on whole pixels of the picture's grid; text along a line keeps its exact
/// place. Either way a letter has the same place among the pixels in every cell that it reaches into.
struct LabelPainter {
  let context: CGContext
  let grid: LabelGrid
  let plane: LabelPlane
  /// The number of the board that the labels come from.
  let board: Int
  let stamps: LabelStamps

  func paint(_ labels: [ShownLabel]) {
    var start = 0
    while start < labels.count {
      var end = start
      while end < labels.count, labels[end].rank.layer == labels[start].rank.layer { end += 1 }
      // As in all maps of style sheets, a layer's icons lie below its texts.
      for label in labels[start..<end] { paintIcon(of: label) }
      for label in labels[start..<end] { paintText(of: label) }
      start = end
    }
  }

  private func paintText(of label: ShownLabel) {
    guard let text = label.arrangement.text, let style = label.style.text, style.opacity > 0 else { return }
    let translation = style.translationFollowsMap ? plane.turned(style.translation) : style.translation
    let anchor = label.rank.anchor + translation
    switch text.course {
    case .block(let corner, let justification, let rotation):
      lay(label, isIcon: false, at: grid.nearestPixel(anchor)) {
        var outlines = LabelOutlines(style, contentScale: grid.contentScale)
        outlines.add(text.paragraph, corner: corner, justification: justification, rotation: rotation)
        return outlines
      }
    case .columns(let corner):
      lay(label, isIcon: false, at: grid.nearestPixel(anchor)) {
        var outlines = LabelOutlines(style, contentScale: grid.contentScale)
        outlines.add(columns: text.paragraph, corner: corner)
        return outlines
      }
    case .curve(let curve):
      let (pixel, shift) = grid.pixel(under: anchor)
      lay(label, isIcon: false, at: pixel, phase: grid.phase) {
        var outlines = LabelOutlines(style, contentScale: grid.contentScale)
        outlines.add(text.paragraph, along: curve, shift: shift + translation * grid.contentScale)
        return outlines
      }
    }
  }

  private func paintIcon(of label: ShownLabel) {
    guard let icon = label.arrangement.icon, let style = label.style.icon, style.opacity > 0 else { return }
    let translation = style.translationFollowsMap ? plane.turned(style.translation) : style.translation
    lay(label, isIcon: true, at: grid.nearestPixel(label.rank.anchor + translation)) {
      IconDrawing(icon: icon, style: style, contentScale: grid.contentScale)
    }
  }

  private func lay(
    _ label: ShownLabel, isIcon: Bool, at pixel: (x: Int, y: Int), phase: SIMD2<Double> = SIMD2(),
    _ make: () -> some LabelDrawing
  ) {
    if context.isDocument {
      context.saveGState()
      context.translateBy(x: CGFloat(pixel.x), y: CGFloat(pixel.y))
      make().draw(in: context)
      context.restoreGState()
    } else {
      let key = LabelStamps.Key(
        board: board, layer: label.rank.layer, feature: label.rank.feature, text: label.rank.text,
        anchor: label.rank.anchor, isIcon: isIcon, contentScale: grid.contentScale, phase: phase)
      stamps.stamp(key) { make().stamp() }.lay(at: pixel, in: context)
    }
  }
}

/// A part of a label to be drawn, in pixels from the whole pixel that it is counted from.
protocol LabelDrawing {
  /// Draws shapes that stay sharp at any size.
  func draw(in context: CGContext)
  func stamp() -> LabelStamp
}
