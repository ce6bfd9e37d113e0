extension MapScene {
  /// Draws ground, overlays and sprites into a context whose user space is pixels of a grid, y down.
  ///
  /// - Parameters:
  ///   - context: Where to draw; its user space has the area's upper left corner as its origin.
  ///   - grid: The grid.
  ///   - area: The pixels the context shows.
  ///   - parts: What of the scene to draw.
  ///   - drawSprite: Draws the sprite of an index with the context's origin at its corner, in pixels.
  func draw(
    in context: CGContext, grid: PixelGrid, area: PixelRect, parts: SceneParts = .all,
    drawSprite: (Int, CGContext) -> Void
  ) {
    let part = grid.mapRect(of: area)
    if parts.contains(.ground) {
      context.isolated { ground.draw(isReplaced: isMapReplaced(in: part), grid: grid, area: area, in: context) }
    }
    // The soft edge of a line just outside reaches one pixel in.
    let near = part.insetBy(dx: -1 / grid.scale, dy: -1 / grid.scale)
    if parts.contains(.overlaysAboveRoads) {
      for overlay in aboveRoads.overlays(near: near) { draw(overlay, part: part, in: context, grid: grid, area: area) }
    }
    if parts.contains(.labels), !isMapReplaced(in: part) {
      context.isolated { ground.drawLabels(grid: grid, area: area, in: context) }
    }
    if parts.contains(.overlaysAboveLabels) {
      for overlay in aboveLabels.overlays(near: near) { draw(overlay, part: part, in: context, grid: grid, area: area) }
    }
    for index in spriteIndices(near: near) where parts.contains(.sprites) {
      for corner in corners(of: sprites[index], part: part, grid: grid, area: area) {
        context.saveGState()
        context.translateBy(x: corner.x, y: corner.y)
        context.setAlpha(sprites[index].alpha)
        drawSprite(index, context)
        context.restoreGState()
      }
    }
  }

  private func draw(
    _ overlay: Overlay, part: MKMapRect, in context: CGContext, grid: PixelGrid, area: PixelRect
  ) {
    let renderer = overlay.renderer
    let zoomScale = grid.zoomScale
    // One pixel more than a line reaches, for the soft edge.
    let margin = Double(renderer.reach(atZoomScale: zoomScale)) / Double(zoomScale) + 1 / grid.scale
    let near = part.insetBy(dx: -margin, dy: -margin)
    for shift in WorldCopies.shifts(of: overlay.bounds, into: near) {
      let own = part.offsetBy(dx: -shift, dy: 0)
      guard renderer.canDraw(own, zoomScale: zoomScale) else { continue }
      let origin = grid.position(of: MKMapPoint(x: renderer.origin.x + shift, y: renderer.origin.y))
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: area.width, height: area.height))
      context.translateBy(x: CGFloat(origin.x - Double(area.x)), y: CGFloat(origin.y - Double(area.y)))
      context.scaleBy(x: CGFloat(grid.scale), y: CGFloat(grid.scale))
      let (alpha, mode) = (renderer.alpha, renderer.blendMode)
      let isLayer = alpha < 1 || mode != .normal
      if mode != .normal {
        let reach = -renderer.reach(atZoomScale: zoomScale) / zoomScale
        context.clip(to: renderer.rect(for: overlay.bounds).insetBy(dx: reach, dy: reach))
      }
      if isLayer {
        context.setAlpha(alpha)
        context.setBlendMode(mode)
        context.beginTransparencyLayer()
      }
      context.isolated {
        DrawingScale.$current.withValue(CGFloat(grid.contentScale)) {
          draw(renderer, own, zoomScale: zoomScale, in: context, area: area)
        }
      }
      if isLayer { context.endTransparencyLayer() }
      context.restoreGState()
    }
  }

  /// Calls a renderer; one that is to be rasterized goes into a document as a picture.
  private func draw(
    _ renderer: MKOverlayRenderer, _ part: MKMapRect, zoomScale: MKZoomScale, in context: CGContext, area: PixelRect
  ) {
    let density = 2
    guard context.isDocument, renderer.isPictureInDocuments,
      let pixels = PixelBuffer(width: area.width * density, height: area.height * density),
      let raster = CGContext(pixels: pixels, pointScale: CGFloat(density))
    else { return renderer.draw(part, zoomScale: zoomScale, in: context) }
    // The renderer's space lies over the page as in the document, whose y points up below everything.
    let page = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(area.height))
    let space = context.ctm.concatenating(page)
    raster.concatenate(space)
    renderer.draw(part, zoomScale: zoomScale, in: raster)
    raster.close()
    context.concatenate(space.inverted())
    context.translateBy(x: 0, y: CGFloat(area.height))
    context.scaleBy(x: 1, y: -1)
    context.draw(CGImage(pixels: pixels), in: CGRect(x: 0, y: 0, width: area.width, height: area.height))
  }

  /// Where the copies of a sprite that touch an area have their upper left corners, on whole pixels of the area.
  private func corners(of sprite: Sprite, part: MKMapRect, grid: PixelGrid, area: PixelRect) -> [CGPoint] {
    let (dx, dy) = (Double(sprite.offset.x) * grid.contentScale, Double(sprite.offset.y) * grid.contentScale)
    let (width, height) = (
      (Double(sprite.size.width) * grid.contentScale).rounded(.up),
      (Double(sprite.size.height) * grid.contentScale).rounded(.up)
    )
    let reach = (abs(dx) + abs(dy) + width + height) / grid.scale
    return WorldCopies.shifts(of: sprite.anchor, into: part.insetBy(dx: -reach, dy: -reach)).compactMap { shift in
      let anchor = grid.position(of: MKMapPoint(x: sprite.anchor.x + shift, y: sprite.anchor.y))
      let corner = CGPoint(
        x: (anchor.x + dx).rounded() - Double(area.x), y: (anchor.y + dy).rounded() - Double(area.y))
      let touches =
        corner.x < CGFloat(area.width) && corner.y < CGFloat(area.height) && corner.x + width > 0
        && corner.y + height > 0
      return touches ? corner : nil
    }
  }
}
