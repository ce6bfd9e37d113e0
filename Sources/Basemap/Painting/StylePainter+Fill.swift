extension StylePainter {
  /// How areas are filled.
  private struct FillPaint: Equatable {
    var color: StyleColor
    var opacity: Double
    var outline: StyleColor?
    var pattern: StyleImage?
    var isSmooth: Bool
  }

  mutating func paint(_ fill: FillStyle, _ layer: MapStyle.Layer, in canvas: CGContext) {
    let properties: [any DependentProperty] = [
      fill.fillOpacity, fill.fillColor, fill.fillOutlineColor, fill.fillPattern,
    ]
    let moved = fill.fillTranslate.value(in: context)
    let isSmooth = fill.fillAntialias.value(in: context)
    let runs = runs(
      of: layer, margin: 2 + reach(of: moved), sortKey: fill.fillSortKey,
      isUniform: !properties.contains(where: \.dependsOnFeature)
    ) { context -> FillPaint? in
      let opacity = fill.fillOpacity.value(in: context)
      guard opacity > 0 else { return nil }
      return FillPaint(
        color: fill.fillColor.value(in: context), opacity: opacity,
        outline: isSmooth ? fill.fillOutlineColor.value(in: context) : nil,
        pattern: fill.fillPattern.value(in: context), isSmooth: isSmooth)
    }
    guard !runs.isEmpty else { return }
    paint(moved: moved, opacity: fill.fillLayerOpacity.value(in: context), in: canvas) { painter in
      for run in runs { painter.paint(run, isPatterned: fill.fillPattern.isSet, in: canvas) }
    }
  }

  /// Draws buildings as they stand on the ground, one over the other, and lays them down as one.
  mutating func paint(_ extrusion: ExtrusionStyle, _ layer: MapStyle.Layer, in canvas: CGContext) {
    let (color, pattern) = (extrusion.fillExtrusionColor, extrusion.fillExtrusionPattern)
    let moved = extrusion.fillExtrusionTranslate.value(in: context)
    let runs = runs(
      of: layer, margin: 2 + reach(of: moved), sortKey: nil,
      isUniform: !color.dependsOnFeature && !pattern.dependsOnFeature
    ) { context -> FillPaint? in
      FillPaint(
        color: color.value(in: context), opacity: 1, outline: nil, pattern: pattern.value(in: context), isSmooth: true)
    }
    guard !runs.isEmpty else { return }
    paint(moved: moved, opacity: extrusion.fillExtrusionOpacity.value(in: context), in: canvas) { painter in
      for run in runs { painter.paint(run, isPatterned: pattern.isSet, in: canvas) }
    }
  }

  /// How far what is moved by a number of points comes from outside the drawing, in pixels.
  func reach(of moved: SIMD2<Double>) -> Double { max(abs(moved.x), abs(moved.y)) * view.contentScale }

  private mutating func paint(_ run: Run<FillPaint>, isPatterned: Bool, in canvas: CGContext) {
    let path = areas(run.shapes)
    if !path.isEmpty {
      canvas.saveGState()
      canvas.setShouldAntialias(run.paint.isSmooth)
      if let pattern = run.paint.pattern {
        draw(pattern, opacity: run.paint.opacity, within: path, in: canvas)
      } else if !isPatterned {
        canvas.setFillColor(run.paint.color.faded(run.paint.opacity))
        canvas.addPath(CGMutablePath(elements: path))
        canvas.fillPath()
      }
      canvas.restoreGState()
    }
    guard let outline = run.paint.outline, !isPatterned else { return }
    var lines = LineBuilder(dashes: [])
    for shapes in run.shapes { for index in shapes.indices { lines.add(index, of: shapes) } }
    guard !lines.path.isEmpty else { return }
    canvas.setStrokeColor(outline.faded(run.paint.opacity))
    canvas.setLineWidth(1)
    canvas.setLineCap(.butt)
    canvas.setLineJoin(.bevel)
    canvas.addPath(CGMutablePath(elements: lines.path))
    canvas.strokePath()
  }

  /// Areas as one path.
  private mutating func areas(_ visible: [VisibleShapes]) -> PathElements {
    var path = PathElements()
    for shapes in visible {
      for index in shapes.indices {
        let shape = shapes.geometry.shapes[index]
        for part in shape.parts { addRing(shapes.geometry.part(part), of: shapes, shape.box, to: &path) }
      }
    }
    return path
  }

  private mutating func addRing(
    _ ring: Range<Int>, of shapes: VisibleShapes, _ box: TileBox, to path: inout PathElements
  ) {
    let projection = shapes.projection
    if shapes.clip.contains(box) {
      for index in ring {
        let point = shapes.geometry.points[index]
        let pixel = projection.pixel(Double(point.x), Double(point.y))
        if index == ring.lowerBound { path.move(to: pixel) } else { path.addLine(to: pixel) }
      }
    } else {
      ringClip.clip(shapes.geometry.points[ring], to: shapes.clip)
      guard ringClip.ring.count > 2 else { return }
      for (index, point) in ringClip.ring.enumerated() {
        let pixel = projection.pixel(point.x, point.y)
        if index == 0 { path.move(to: pixel) } else { path.addLine(to: pixel) }
      }
    }
    path.close()
  }
}

/// What tells whether a property is the same for all features.
protocol DependentProperty {
  var dependsOnFeature: Bool { get }
}

extension StyleProperty: DependentProperty {}
