/// The outlines of a text's letters, in pixels from the whole pixel that the label is counted from.
struct LabelOutlines {
  private let style: LabelTextStyle
  private let contentScale: Double
  private var paths: [(color: StyleColor, path: PathElements)] = []

  init(_ style: LabelTextStyle, contentScale: Double) { (self.style, self.contentScale) = (style, contentScale) }

  /// Adds a block of lines.
  ///
  /// - Parameters:
  ///   - paragraph: The lines.
  ///   - corner: The block's upper left corner from the label's place, in points.
  ///   - justification: Where the lines meet.
  ///   - rotation: By how many degrees the block is turned about the label's place.
  mutating func add(
    _ paragraph: LabelParagraph, corner: SIMD2<Double>, justification: StyleTextJustify, rotation: Double
  ) {
    let turn = rotation == 0 ? CGAffineTransform.identity : CGAffineTransform(rotationAngle: rotation * .pi / 180)
    let base = CGAffineTransform(scaleX: contentScale, y: contentScale).concatenating(turn)
    for (index, line) in paragraph.lines.enumerated() {
      let room = (paragraph.width - line.width) * style.size
      let x: Double =
        switch justification {
        case .left: 0
        case .right: room
        case .auto, .center: room / 2
        }
      let y = ((Double(index) + 0.5) * style.lineHeight + LabelLine.baseline) * style.size
      var shift = CGAffineTransform(translationX: corner.x + x, y: corner.y + y)
      // An upright baseline lies on a whole pixel, where letters are sharpest.
      if rotation == 0 { shift.ty = (shift.ty * contentScale).rounded() / contentScale }
      for glyph in line.glyphs { add(glyph, shift.concatenating(base)) }
    }
  }

  /// Adds lines that run down, the first on the right.
  ///
  /// - Parameters:
  ///   - columns: The lines.
  ///   - corner: The block's upper left corner from the label's place, in points.
  mutating func add(columns: LabelParagraph, corner: SIMD2<Double>) {
    let base = CGAffineTransform(scaleX: contentScale, y: contentScale)
    for (index, line) in columns.lines.enumerated() {
      let middle = corner.x + (Double(columns.lines.count - index) - 0.5) * style.lineHeight * style.size
      for (row, cluster) in line.clusters.enumerated() {
        let y = corner.y + ((1 + style.letterSpacing) * Double(row) + 0.5 + LabelLine.baseline) * style.size
        let shift = CGAffineTransform(
          translationX: middle - (cluster.x + cluster.advance / 2) * style.size,
          y: (y * contentScale).rounded() / contentScale)
        for glyph in line.glyphs[cluster.glyphs] { add(glyph, shift.concatenating(base)) }
      }
    }
  }

  /// Adds the one line of a paragraph along a curve.
  ///
  /// - Parameters:
  ///   - paragraph: The line.
  ///   - curve: On the plane, in points.
  ///   - shift: From the plane to the pixels, in pixels.
  mutating func add(_ paragraph: LabelParagraph, along curve: LabelCurve, shift: SIMD2<Double>) {
    guard let line = paragraph.lines.first, let spot = style.spots.first else { return }
    let size = style.size
    let baseline = (spot.offset.y + (0.5 - spot.anchor.fractionY) * style.lineHeight + LabelLine.baseline) * size
    for cluster in line.clusters where !cluster.glyphs.isEmpty {
      let (from, to) = (cluster.x * size, (cluster.x + cluster.advance) * size)
      let (middle, direction) = curve.place(from: from, to: to)
      // From the cluster, the middle of its width at the origin, to the pixels.
      let place = middle * contentScale + shift
      let base = CGAffineTransform(
        a: direction.x * contentScale, b: direction.y * contentScale, c: -direction.y * contentScale,
        d: direction.x * contentScale, tx: place.x, ty: place.y)
      let move = CGAffineTransform(translationX: -(from + to) / 2, y: baseline).concatenating(base)
      for glyph in line.glyphs[cluster.glyphs] { add(glyph, move) }
    }
  }

  private mutating func add(_ glyph: LabelLine.Glyph, _ base: CGAffineTransform) {
    let (size, scale) = (style.size, style.size * glyph.scale)
    let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: glyph.x * size, ty: glyph.y * size)
      .concatenating(base)
    let color = glyph.color ?? style.color
    if paths.last?.color != color { paths.append((color, PathElements())) }
    paths[paths.count - 1].path.append(glyph.outline.path, transform: transform)
  }

  private var halo: LabelHalo? {
    guard style.haloWidth > 0, style.haloColor.alpha > 0 else { return nil }
    return LabelHalo(
      width: style.haloWidth * contentScale, blur: style.haloBlur * contentScale, color: style.haloColor)
  }
}

extension LabelOutlines: LabelDrawing {
  func draw(in context: CGContext) {
    context.saveGState()
    if style.opacity < 1 {
      context.setAlpha(style.opacity)
      context.beginTransparencyLayer()
    }
    if let halo {
      context.setStrokeColor(halo.color.cgColor)
      context.setLineWidth(2 * halo.width)
      context.setLineJoin(.round)
      for entry in paths { context.addPath(CGMutablePath(elements: entry.path)) }
      context.strokePath()
    }
    for entry in paths { fill(entry.path, entry.color, in: context) }
    if style.opacity < 1 { context.endTransparencyLayer() }
    context.restoreGState()
  }

  func stamp() -> LabelStamp {
    let reach = halo?.reach ?? 0
    let bounds = paths.reduce(CGRect.null) { $0.union($1.path.controlBounds) }.insetBy(dx: -reach, dy: -reach)
    // Letters of one colour are weakened once the rim is made of their shape.
    let alpha = paths.count == 1 ? paths[0].color.alpha : 1
    guard alpha > 0 else { return LabelStamp(bounds: .null) { _ in } }
    let (halo, opacity, isOne) = (halo, style.opacity, paths.count == 1)
    return LabelStamp(bounds: bounds) { pixels in
      LabelHalo.finish(pixels, halo: halo, letters: alpha, opacity: opacity)
    } draw: { context in
      for entry in paths {
        var color = entry.color
        if isOne { color.alpha = 1 }
        fill(entry.path, color, in: context)
      }
    }
  }

  private func fill(_ path: PathElements, _ color: StyleColor, in context: CGContext) {
    context.setFillColor(color.cgColor)
    context.addPath(CGMutablePath(elements: path))
    context.fillPath()
  }
}
