extension MKMapView {
  /// The rect round the valid coordinates of annotations, a kilometre wide at least; nil without any.
  func rect(showing annotations: [any MKAnnotation]) -> MKMapRect? {
    let rect = MKMapRect(shortestRound: annotations.map(\.coordinate))
    guard !rect.isNull else { return nil }
    let middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude
    return rect.atLeast(1000 * MKMapPointsPerMeterAtLatitude(min(max(middle, -84.5), 84.5)))
  }

  /// The room that pins take around their coordinates, no more than a quarter of a side each, in points.
  var pinInsets: UIEdgeInsets {
    let (width, height) = (bounds.width / 4, bounds.height / 4)
    return UIEdgeInsets(
      top: min(44, height), left: min(20, width), bottom: min(16, height), right: min(20, width))
  }
}

extension MKMapRect {
  /// The narrowest rect around coordinates, which may run past the right edge of the world; null without valid ones.
  ///
  /// It leaves out the widest gap between neighbours on the way round the world.
  init(shortestRound coordinates: [CLLocationCoordinate2D]) {
    let world = MKMapSize.world.width
    let points = coordinates.filter { CLLocationCoordinate2DIsValid($0) }.map { MKMapPoint($0) }.sorted { $0.x < $1.x }
    guard let first = points.first, let last = points.last else {
      self = .null
      return
    }
    var (widest, start, end) = (first.x + world - last.x, first.x, last.x)
    for (left, right) in zip(points, points.dropFirst()) where right.x - left.x > widest {
      (widest, start, end) = (right.x - left.x, right.x, left.x + world)
    }
    let top = points.lazy.map(\.y).min() ?? first.y
    let bottom = points.lazy.map(\.y).max() ?? first.y
    self.init(x: start, y: top, width: end - start, height: bottom - top)
  }
}
