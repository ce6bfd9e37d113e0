extension MapScene {
  /// Draws ground, overlays and sprites into a context whose user space is pixels of a grid, y down.
  ///
  /// - Parameters:
  ///   - context: Where to draw; its user space has the area's upper left corner as its origin.
  ///   - grid: The grid.
  ///   - area: The pixels the context shows.
  ///   - drawSprite: Draws the sprite of an index with the context's origin at its corner, in pixels.
  func draw(
    in context: CGContext, grid: PixelGrid, area: PixelRect, drawSprite: (Int, CGContext) -> Void
  ) {
    let canvas = CGRect(x: 0, y: 0, width: area.width, height: area.height)
    context.setFillColor(ground)
    context.fill(canvas)
    let part = grid.mapRect(of: area)
    for overlay in overlaysAboveRoads { draw(overlay, part: part, in: context, grid: grid, area: area) }
    for overlay in overlaysAboveLabels { draw(overlay, part: part, in: context, grid: grid, area: area) }
    for index in sprites.indices {
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
      let alpha = renderer.alpha
      if alpha < 1 {
        context.setAlpha(alpha)
        context.beginTransparencyLayer()
      }
      renderer.draw(own, zoomScale: zoomScale, in: context)
      if alpha < 1 { context.endTransparencyLayer() }
      context.restoreGState()
    }
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
