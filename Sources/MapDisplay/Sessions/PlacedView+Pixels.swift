extension PlacedView {
  /// Moves the centre by less than a pixel, so that the pixels of the tiles are those of a screen.
  ///
  /// - Parameters:
  ///   - size: Of the map, in points.
  ///   - contentScale: Pixels per point.
  mutating func snap(to size: CGSize, contentScale: Int) {
    let scale = TileGrid.zoomScale(step: step) * Double(contentScale)
    func snapped(_ place: Double, _ side: CGFloat) -> Double {
      let half = Double(side) * Double(contentScale) / 2
      return (half - (half - place * scale).rounded()) / scale
    }
    center = MapPlace(
      x: snapped(center.x, size.width), y: min(max(snapped(center.y, size.height), 0), MKMapSize.world.height))
  }
}

extension MKMapView {
  /// Shows what somebody has moved the map to.
  func show(_ view: PlacedView) {
    let scale = TileGrid.zoomScale(step: view.step)
    let (width, height) = (max(Double(bounds.width), 1) / scale, max(Double(bounds.height), 1) / scale)
    showMoved(
      to: MKMapRect(x: view.center.x - width / 2, y: view.center.y - height / 2, width: width, height: height),
      heading: view.heading)
  }
}
