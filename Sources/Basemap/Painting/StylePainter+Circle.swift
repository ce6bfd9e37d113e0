extension StylePainter {
  /// How discs are drawn; lengths are in pixels.
  private struct CirclePaint: Equatable {
    var radius: Double
    var color: StyleColor
    var opacity: Double
    /// In shares of the whole radius.
    var blur: Double
    var strokeWidth: Double
    var strokeColor: StyleColor
    var strokeOpacity: Double

    var reach: Double { radius + strokeWidth }
  }

  mutating func paint(_ circle: CircleStyle, _ layer: MapStyle.Layer, in canvas: CGContext) {
    let scale = view.contentScale
    let properties: [any DependentProperty] = [
      circle.circleRadius, circle.circleColor, circle.circleOpacity, circle.circleBlur, circle.circleStrokeWidth,
      circle.circleStrokeColor, circle.circleStrokeOpacity,
    ]
    func paint(_ context: StyleContext) -> CirclePaint? {
      let paint = CirclePaint(
        radius: min(circle.circleRadius.value(in: context), LinePen.widest) * scale,
        color: circle.circleColor.value(in: context), opacity: circle.circleOpacity.value(in: context),
        blur: min(max(circle.circleBlur.value(in: context), 0), 1),
        strokeWidth: min(circle.circleStrokeWidth.value(in: context), LinePen.widest) * scale,
        strokeColor: circle.circleStrokeColor.value(in: context),
        strokeOpacity: circle.circleStrokeOpacity.value(in: context))
      return paint.reach > 0 ? paint : nil
    }
    let isUniform = !properties.contains(where: \.dependsOnFeature)
    let moved = circle.circleTranslate.value(in: context)
    let margin = isUniform ? paint(context)?.reach ?? 0 : Self.widestReach * scale
    // Discs lie one on the other, so their order counts even where they look alike.
    let runs = runs(
      of: layer, margin: margin + 2 + reach(of: moved), sortKey: circle.circleSortKey,
      isUniform: isUniform && !circle.circleSortKey.dependsOnFeature, paint: paint)
    guard !runs.isEmpty else { return }
    self.paint(moved: moved, opacity: 1, in: canvas) { _ in
      for run in runs {
        for shapes in run.shapes { for index in shapes.indices { Self.draw(run.paint, index, shapes, in: canvas) } }
      }
    }
  }

  private static func draw(_ paint: CirclePaint, _ index: Int, _ shapes: VisibleShapes, in canvas: CGContext) {
    for part in shapes.geometry.shapes[index].parts {
      for point in shapes.geometry.part(part) {
        let place = shapes.geometry.place(point)
        // What lies beyond the tile's edge is drawn by the neighbour.
        guard place.x >= shapes.part.minX, place.x < shapes.part.maxX, place.y >= shapes.part.minY,
          place.y < shapes.part.maxY, place.x >= shapes.clip.minX, place.x <= shapes.clip.maxX,
          place.y >= shapes.clip.minY, place.y <= shapes.clip.maxY
        else { continue }
        draw(paint, at: shapes.projection.pixel(place.x, place.y), in: canvas)
      }
    }
  }

  private static func draw(_ paint: CirclePaint, at center: CGPoint, in canvas: CGContext) {
    guard paint.blur == 0 else { return drawBlurred(paint, at: center, in: canvas) }
    func square(_ radius: Double) -> CGRect {
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    if paint.radius > 0 {
      canvas.setFillColor(paint.color.faded(paint.opacity))
      canvas.fillEllipse(in: square(paint.radius))
    }
    if paint.strokeWidth > 0 {
      canvas.setStrokeColor(paint.strokeColor.faded(paint.strokeOpacity))
      canvas.setLineWidth(paint.strokeWidth)
      canvas.strokeEllipse(in: square(paint.radius + paint.strokeWidth / 2))
    }
  }

  /// Draws a disc whose edge fades, and with it the line between disc and outline.
  private static func drawBlurred(_ paint: CirclePaint, at center: CGPoint, in canvas: CGContext) {
    func smoothstep(_ low: Double, _ high: Double, _ x: Double) -> Double {
      let t = min(max((x - low) / (high - low), 0), 1)
      return t * t * (3 - 2 * t)
    }
    let stops = 24
    let edge = paint.radius / paint.reach
    var colors: [CGColor] = []
    var locations: [CGFloat] = []
    for stop in 0...stops {
      let distance = Double(stop) / Double(stops)
      let alpha = smoothstep(0, paint.blur, 1 - distance)
      let share = paint.strokeWidth > 0 ? smoothstep(-paint.blur, 0, distance - edge) : 0
      let mixed = StyleColorSpace.rgb.mix(
        paint.color.with(paint.opacity), paint.strokeColor.with(paint.strokeOpacity), share)
      colors.append(mixed.faded(alpha))
      locations.append(distance)
    }
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: locations) else { return }
    canvas.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: paint.reach, options: [])
  }
}

extension StyleColor {
  /// The colour with its opacity times a factor.
  fileprivate func with(_ opacity: Double) -> StyleColor {
    StyleColor(red: red, green: green, blue: blue, alpha: alpha * min(max(opacity, 0), 1))
  }
}
