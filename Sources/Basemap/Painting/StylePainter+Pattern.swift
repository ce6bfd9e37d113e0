extension StylePainter {
  /// Fills a path with copies of a picture, side by side over the whole world; one that is missing draws nothing.
  func draw(_ pattern: StyleImage, opacity: Double, within path: PathElements, in canvas: CGContext) {
    guard let picture = style.sprite.images[pattern.name] else { return }
    let (width, height) = (picture.size.width * view.contentScale, picture.size.height * view.contentScale)
    canvas.saveGState()
    canvas.addPath(CGMutablePath(elements: path))
    canvas.clip()
    canvas.setAlpha(opacity)
    // Pictures stand upright where y points up.
    canvas.scaleBy(x: 1, y: -1)
    let x = -view.originX.truncatingRemainder(dividingBy: width)
    let y = -view.originY.truncatingRemainder(dividingBy: height)
    canvas.draw(picture.image, in: CGRect(x: x, y: -y - height, width: width, height: height), byTiling: true)
    canvas.restoreGState()
  }

  /// Draws copies of a picture along lines, as high as the lines are wide.
  func paint(_ run: Run<LinePen>, pattern: StyleImage, in canvas: CGContext) {
    guard let picture = style.sprite.images[pattern.name], picture.size.height > 0 else { return }
    let pen = run.paint
    let period = pen.width * picture.size.width / picture.size.height
    guard period > 0.1 else { return }
    canvas.saveGState()
    canvas.setAlpha(pen.opacity)
    for shapes in run.shapes {
      for index in shapes.indices {
        for part in shapes.geometry.shapes[index].parts {
          let range = shapes.geometry.part(part)
          var points = range.map { shapes.geometry.place($0) }
          let isRing = shapes.isArea(index)
          points = OffsetLine.points(points, distance: pen.offset / shapes.projection.scale, isRing: isRing)
          var done = 0.0
          TileLine(count: points.count, isRing: isRing) { points[$0] }.forEachSegment { a, b in
            let length = (((b - a) * (b - a)).sum()).squareRoot() * shapes.projection.scale
            defer { done += length }
            guard let part = LineClip.part(a, b, in: shapes.clip), length > 0 else { return }
            draw(
              picture, from: TileLine.pixel(a, b, part.from, shapes.projection),
              to: TileLine.pixel(a, b, part.to, shapes.projection), width: pen.width, period: period,
              phase: (done + part.from * length).truncatingRemainder(dividingBy: period), in: canvas)
          }
        }
      }
    }
    canvas.restoreGState()
  }

  private func draw(
    _ picture: SpriteImage, from start: CGPoint, to end: CGPoint, width: Double, period: Double, phase: Double,
    in canvas: CGContext
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    guard length > 0 else { return }
    canvas.saveGState()
    canvas.concatenate(
      CGAffineTransform(a: dx / length, b: dy / length, c: dy / length, d: -dx / length, tx: start.x, ty: start.y))
    canvas.clip(to: CGRect(x: 0, y: -width / 2, width: length, height: width))
    canvas.draw(
      picture.image, in: CGRect(x: -phase, y: -width / 2, width: period, height: width), byTiling: true)
    canvas.restoreGState()
  }
}
