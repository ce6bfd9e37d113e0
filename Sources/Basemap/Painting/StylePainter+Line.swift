extension StylePainter {
  mutating func paint(_ line: LineStyle, _ layer: MapStyle.Layer, in canvas: CGContext) {
    let scale = view.contentScale
    let moved = line.lineTranslate.value(in: context)
    let isUniform = line.isUniform
    let reach =
      isUniform ? LinePen(line, in: context, pixelsPerPoint: scale)?.reach ?? 0 : Self.widestReach * scale
    let runs = runs(
      of: layer, margin: reach + 2 + self.reach(of: moved), sortKey: line.lineSortKey, isUniform: isUniform
    ) { LinePen(line, in: $0, pixelsPerPoint: scale) }
    guard !runs.isEmpty else { return }
    paint(moved: moved, opacity: line.lineLayerOpacity.value(in: context), in: canvas) { painter in
      for run in runs {
        if line.lineGradient.isSet {
          painter.paintGradient(run, line.lineGradient, in: canvas)
        } else if let pattern = run.paint.pattern {
          painter.paint(run, pattern: pattern, in: canvas)
        } else if !line.linePattern.isSet {
          painter.stroke(run, in: canvas)
        }
      }
    }
  }

  private func stroke(_ run: Run<LinePen>, in canvas: CGContext) {
    let pen = run.paint
    var lines = LineBuilder(dashes: pen.dashes, offset: pen.offset)
    for shapes in run.shapes { for index in shapes.indices { lines.add(index, of: shapes) } }
    guard !lines.path.isEmpty else { return }
    pen.prepare(canvas)
    if pen.blur > 0 || pen.gap > 0 {
      strokeInLayer(lines.path, pen, in: canvas)
    } else {
      canvas.setStrokeColor(pen.color.faded(pen.opacity))
      canvas.setLineWidth(pen.width)
      canvas.addPath(CGMutablePath(elements: lines.path))
      canvas.strokePath()
    }
  }

  /// Draws what takes more than one stroke: edges that fade, and two lines beside each other.
  private func strokeInLayer(_ path: PathElements, _ pen: LinePen, in canvas: CGContext) {
    func stroke(_ width: Double, _ opacity: Double) {
      guard width > 0 else { return }
      canvas.setStrokeColor(pen.color.faded(opacity))
      canvas.setLineWidth(width)
      canvas.addPath(CGMutablePath(elements: path))
      canvas.strokePath()
    }
    canvas.saveGState()
    canvas.setAlpha(pen.opacity)
    canvas.beginTransparencyLayer()
    if pen.blur > 0 {
      // Each stroke lies on the wider ones, so that together they are as opaque as the fading edge is there.
      let steps = Int(min(max(pen.blur.rounded(.up), 2), 16))
      var before = 0.0
      for step in 0..<steps {
        // In the middle of its step the edge is as opaque as it should be.
        let (inward, opacity) = ((Double(step) + 0.5) / Double(steps), Double(step + 1) / Double(steps))
        stroke(pen.fullWidth - 2 * pen.blur * inward, (opacity - before) / (1 - before))
        before = opacity
      }
    } else {
      stroke(pen.fullWidth, 1)
    }
    if pen.gap > 0 {
      canvas.setBlendMode(.clear)
      stroke(pen.gap, 1)
    }
    canvas.endTransparencyLayer()
    canvas.restoreGState()
  }
}

extension LinePen {
  /// Sets how lines end and bend.
  func prepare(_ canvas: CGContext) {
    switch cap {
    case .butt: canvas.setLineCap(.butt)
    case .round: canvas.setLineCap(.round)
    case .square: canvas.setLineCap(.square)
    }
    switch join {
    case .miter: canvas.setLineJoin(.miter)
    case .bevel: canvas.setLineJoin(.bevel)
    // On thin lines nobody sees the corner, and a round one costs many edges.
    case .round: canvas.setLineJoin(fullWidth < 3 ? .bevel : .round)
    }
    canvas.setMiterLimit(miterLimit)
  }
}
