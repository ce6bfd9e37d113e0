/// A scene, and how its sprites are drawn where a picture of them will not do: in a document.
@MainActor struct SceneCapture {
  let scene: MapScene
  /// One for each sprite, in the same order; the context has the sprite's corner as its origin, y down.
  let drawings: [(CGContext) -> Void]
}

extension MKMapView {
  /// How far outside the visible part annotation views and overlays are still looked at, in points.
  ///
  /// A view, its callout or half a line may reach in from there. A picture and a part of it agree as long as none
  /// reaches farther.
  static let margin = 512.0

  /// Answers what there is to draw in a part of the map, asking the delegate for views and renderers it has not made.
  ///
  /// - Parameters:
  ///   - rect: The part, in map points.
  ///   - grid: The pixels the scene is for.
  ///   - pictures: Whether sprites get pictures; a document draws them itself.
  /// - Returns: The scene, and how its sprites are drawn in a document.
  func captureScene(in rect: MKMapRect, grid: PixelGrid, pictures: Bool) -> SceneCapture {
    let aboveRoads = visibleOverlays(.aboveRoads, in: rect, zoomScale: grid.zoomScale)
    let aboveLabels = visibleOverlays(.aboveLabels, in: rect, zoomScale: grid.zoomScale)
    let views = visibleViews(in: rect, pointsPerMapPoint: Double(grid.zoomScale))
    var shownViews: [(view: UIView, anchor: MKMapPoint, offset: CGPoint)] = views.map { view, anchor in
      let corner = CGPoint(
        x: view.centerOffset.x - view.bounds.width / 2, y: view.centerOffset.y - view.bounds.height / 2)
      return (view, anchor, corner)
    }
    for (view, anchor) in views where view.showsCallout {
      let (callout, offset) = placedCallout(for: view, at: anchor)
      shownViews.append((callout, anchor, offset))
    }
    var cache = PictureCache(scale: CGFloat(grid.contentScale))
    let sprites = shownViews.map { view, anchor, offset in
      // The picture of a view with subviews may reach out of its bounds.
      let (rect, bounds) = (view.drawnRect, view.bounds)
      return MapScene.Sprite(
        anchor: anchor, offset: CGPoint(x: offset.x + rect.minX - bounds.minX, y: offset.y + rect.minY - bounds.minY),
        size: rect.size, alpha: min(max(view.alpha, 0), 1), image: pictures ? cache.picture(of: view) : nil)
    }
    return SceneCapture(
      scene: MapScene(
        ground: SceneGround(
          baseMap, mapType, isDark: traitCollection.userInterfaceStyle == .dark, details: groundDetails()),
        aboveRoads: aboveRoads,
        aboveLabels: aboveLabels, sprites: sprites,
        zoomScale: grid.zoomScale),
      drawings: shownViews.map { view, _, _ in { view.drawPicture(in: $0) } })
  }

  /// The callout of a view, kept within the map's own bounds, and its corner's distance from the anchor.
  ///
  /// The bounds of the map, not those of the picture: tiles of one map must agree where the bubble is.
  func placedCallout(for view: MKAnnotationView, at anchor: MKMapPoint) -> (CalloutView, CGPoint) {
    let callout = CalloutView(for: view)
    defer { callout.owner = view }
    let middle = CGPoint(x: view.centerOffset.x + view.calloutOffset.x, y: view.centerOffset.y + view.calloutOffset.y)
    let above = CGPoint(x: middle.x, y: middle.y - view.bounds.height / 2)
    let below = CGPoint(x: middle.x, y: view.centerOffset.y + view.bounds.height / 2 + view.reachBelow)
    let shown = visibleMapRect
    let scale = shown.width > 0 ? Double(bounds.width) / shown.width : 0
    for shift in WorldCopies.shifts(of: anchor, into: shown).prefix(1) where scale > 0 {
      let place = CGPoint(x: (anchor.x + shift - shown.minX) * scale, y: (anchor.y - shown.minY) * scale)
      callout.place(
        above: CGPoint(x: place.x + above.x, y: place.y + above.y),
        below: CGPoint(x: place.x + below.x, y: place.y + below.y), in: CGRect(origin: .zero, size: bounds.size))
    }
    let tip = callout.isBelow ? below : above
    return (callout, CGPoint(x: tip.x - callout.tip.x, y: tip.y - callout.tip.y))
  }

  private func visibleOverlays(
    _ level: MKOverlayLevel, in rect: MKMapRect, zoomScale: MKZoomScale
  ) -> [MapScene.Overlay] {
    let margin = Self.margin / Double(zoomScale)
    return overlayStore.overlays(in: level, meeting: rect.insetBy(dx: -margin, dy: -margin)).compactMap { overlay in
      makeRenderer(for: overlay).map { sceneOverlay(overlay, $0) }
    }
  }

  func sceneOverlay(_ overlay: any MKOverlay, _ renderer: MKOverlayRenderer) -> MapScene.Overlay {
    // A tile overlay says it by a property, as on Apple's framework, and all others by the protocol's method.
    let replacesMap = (overlay as? MKTileOverlay)?.canReplaceMapContent ?? overlay.canReplaceMapContent()
    return MapScene.Overlay(renderer: renderer, bounds: overlay.boundingMapRect, replacesMap: replacesMap)
  }

  /// The annotation views near a part of the map from back to front: by priority, then the southern in front, then
  /// the later added.
  func visibleViews(
    in rect: MKMapRect, pointsPerMapPoint: Double
  ) -> [(view: MKAnnotationView, anchor: MKMapPoint)] {
    let margin = Self.margin / pointsPerMapPoint
    let part = rect.insetBy(dx: -margin, dy: -margin)
    let known = annotationEntries(in: part).compactMap { entry -> (view: MKAnnotationView, anchor: MKMapPoint)? in
      guard let anchor = entry.anchor, let view = makeView(for: entry.annotation), !view.isHidden else { return nil }
      return (view, anchor)
    }
    let views = clustered(known, in: rect, pointsPerMapPoint: pointsPerMapPoint)
    // What the delegate takes off when it hears of the views is not drawn.
    tellOfAddedContent()
    let remaining = views.filter { $0.view.annotation != nil }
    func priority(_ view: MKAnnotationView) -> Float {
      (view.isSelected ? view.selectedZPriority : view.zPriority).rawValue
    }
    // The place in the array decides last: Swift's sort keeps the order of equals.
    let ordered = remaining.sorted { a, b in
      let (left, right) = (priority(a.view), priority(b.view))
      return left != right ? left < right : a.anchor.y < b.anchor.y
    }
    return withoutHidden(ordered, pointsPerMapPoint: pointsPerMapPoint)
  }
}
