extension MKMapView {
  /// Answers the topmost overlay that is drawn at a point of the view, or nil.
  ///
  /// An addition to Apple's interface, where apps search their overlays themselves. What is drawn the renderers say
  /// (`MKOverlayRenderer.contains(_:tolerance:zoomScale:)`): a hole is not hit, nor is an overlay that no renderer has
  /// been asked for yet. Tile overlays are never hit. Overlays far from the point cost nothing.
  ///
  /// - Parameters:
  ///   - point: The point, in the view's own coordinates.
  ///   - tolerance: How far beside the drawing the point may lie, in points.
  /// - Returns: The overlay.
  public func overlay(at point: CGPoint, tolerance: CGFloat = 0) -> (any MKOverlay)? {
    let shown = visibleMapRect
    guard bounds.width > 0, bounds.height > 0, shown.width > 0 else { return nil }
    let zoomScale = MKZoomScale(Double(bounds.width) / shown.width)
    let place = MKMapPoint(convert(point, toCoordinateFrom: self))
    let slack = Double(max(tolerance, 0) / zoomScale)
    let candidates = overlayStore.overlays(near: place, within: slack + Self.margin / Double(zoomScale))
    return candidates.last { overlay in
      guard let renderer = renderer(for: overlay) else { return false }
      let reach = slack + Double(renderer.reach(atZoomScale: zoomScale) / zoomScale)
      let near = MKMapRect(x: place.x - reach, y: place.y - reach, width: 2 * reach, height: 2 * reach)
      return WorldCopies.shifts(of: overlay.boundingMapRect, into: near).contains { shift in
        renderer.contains(MKMapPoint(x: place.x - shift, y: place.y), tolerance: tolerance, zoomScale: zoomScale)
      }
    }
  }
}
