extension SceneCapture {
  /// Writes the scene as a PDF page or an SVG, in one pass; a point of the map is a point of the document.
  ///
  /// - Parameters:
  ///   - format: `.svg` or `.pdf`.
  ///   - plan: One with a content scale of 1.
  /// - Returns: The bytes of the document.
  /// - Throws: `MKSnapshotError`.
  func document(
    _ format: MKMapSnapshotter.Format, _ plan: SnapshotPlan
  ) throws(MKSnapshotError) -> Data {
    let (grid, area) = (plan.grid, plan.area)
    let data = NSMutableData()
    var page = CGRect(x: 0, y: 0, width: area.width, height: area.height)
    guard let consumer = CGDataConsumer(data: data),
      let context = format == .pdf
        ? CGContext(consumer: consumer, mediaBox: &page) : CGContext(svgConsumer: consumer, size: page.size)
    else { throw .sizeOutOfRange(width: area.width, height: area.height) }
    context.beginPDFPage(nil)
    context.flipToTopLeft(scale: 1)
    scene.draw(in: context, grid: grid, area: area) { index, context in
      let alpha = scene.sprites[index].alpha
      if alpha < 1 { context.beginTransparencyLayer() }
      drawings[index](context)
      if alpha < 1 { context.endTransparencyLayer() }
    }
    plan.attributionBlock(scene.attribution(for: plan.mapRect, on: grid), on: scene)?.draw(in: context)
    do {
      try context.checkStatus()
    } catch {
      throw .drawingFailed(reason: error.description)
    }
    context.closePDF()
    return Data(referencing: data)
  }
}
