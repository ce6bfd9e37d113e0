extension StylePainter {
  /// How far one colour of a gradient goes along a line, in pixels.
  private static let gradientStep = 2.0
  /// The most steps of one line.
  private static let maximumSteps = 4096.0

  /// Draws lines whose colour depends on how far along them it is.
  func paintGradient(_ run: Run<LinePen>, _ gradient: StyleProperty<StyleColor?>, in canvas: CGContext) {
    let pen = run.paint
    pen.prepare(canvas)
    canvas.setLineWidth(pen.width)
    var context = context
    for shapes in run.shapes {
      for index in shapes.indices {
        let feature = shapes.layer.feature(index)
        context.feature = feature
        // Where a line was cut into tiles, its tags may say which part of it a tile has.
        let from = feature.value("mapbox_clip_start")?.number ?? 0
        let to = feature.value("mapbox_clip_end")?.number ?? 1
        for part in shapes.geometry.shapes[index].parts {
          paintGradient(shapes.geometry.part(part), of: shapes, pen, in: canvas) { share in
            context.lineProgress = from + (to - from) * share
            return gradient.value(in: context)
          }
        }
      }
    }
  }

  private func paintGradient(
    _ range: Range<Int>, of shapes: VisibleShapes, _ pen: LinePen, in canvas: CGContext,
    color: (Double) -> StyleColor?
  ) {
    var points = range.map { shapes.geometry.place($0) }
    if pen.offset != 0 {
      points = OffsetLine.points(points, distance: pen.offset / shapes.projection.scale, isRing: false)
    }
    let scale = shapes.projection.scale
    let lengths = zip(points, points.dropFirst()).map { a, b in (((b - a) * (b - a)).sum()).squareRoot() * scale }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return }
    let step = max(Self.gradientStep, total / Self.maximumSteps)
    var done = 0.0
    var builder = PathElements()
    var current: StyleColor?
    func end() {
      if let current, !builder.isEmpty {
        canvas.setStrokeColor(current.faded(pen.opacity))
        canvas.addPath(CGMutablePath(elements: builder))
        canvas.strokePath()
      }
      builder = PathElements()
    }
    for (index, length) in lengths.enumerated() where length > 0 {
      let (a, b) = (points[index], points[index + 1])
      defer { done += length }
      guard let visible = LineClip.part(a, b, in: shapes.clip) else { continue }
      var position = done + visible.from * length
      let last = done + visible.to * length
      while position < last {
        // Steps are counted from the line's beginning, so that what is drawn of it does not move them.
        let number = (position / step).rounded(.down)
        let next = max(min((number + 1) * step, last), position.nextUp)
        let share = min((number + 0.5) * step / total, 1)
        if let color = color(share) {
          if color != current { end() }
          current = color
          builder.move(to: TileLine.pixel(a, b, (position - done) / length, shapes.projection))
          builder.addLine(to: TileLine.pixel(a, b, min((next - done) / length, 1), shapes.projection))
        }
        position = next
      }
    }
    end()
  }
}
