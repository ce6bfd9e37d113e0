extension MKMapRect {
  /// The smallest rect around points; null if there are none.
  ///
  /// The points are taken as they are: unwrap them first if they may cross the 180th meridian. Points that are not
  /// finite are left out. Linear time.
  package init(bounding points: [MKMapPoint]) {
    let finite = points.lazy.filter { $0.x.isFinite && $0.y.isFinite }
    guard let first = finite.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in finite {
      low = MKMapPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = MKMapPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(origin: low, size: MKMapSize(width: high.x - low.x, height: high.y - low.y))
  }
}
