extension MKMapView {
  /// Points per map point; 0 for a map without area.
  private var shownScale: Double {
    visibleMapRect.width > 0 ? Double(bounds.width) / visibleMapRect.width : 0
  }

  func place(of coordinate: CLLocationCoordinate2D, in view: UIView?) -> CGPoint {
    let point = WorldCopies.nearest(MKMapPoint(coordinate), to: visibleMapRect)
    return convert(pointInMap(of: point), to: view)
  }

  func coordinate(at point: CGPoint, of view: UIView?) -> CLLocationCoordinate2D {
    mapPoint(at: convert(point, from: view)).wrappedCoordinate
  }

  func region(of rect: CGRect, in view: UIView?) -> MKCoordinateRegion {
    guard shownScale > 0 else {
      return MKCoordinateRegion(center: kCLLocationCoordinate2DInvalid, span: MKCoordinateSpan())
    }
    return MKCoordinateRegion(MKMapRect(around: convert(rect, from: view).corners.map(mapPoint)))
  }

  func rect(of region: MKCoordinateRegion, in view: UIView?) -> CGRect {
    let given = MKMapRect(region)
    guard !given.isNull else { return .null }
    let middle = MKMapPoint(x: given.midX, y: given.midY)
    let rect = given.offsetBy(dx: WorldCopies.nearest(middle, to: visibleMapRect).x - middle.x, dy: 0)
    let corners = rect.corners.map(pointInMap)
    return convert(CGRect(around: corners), to: view)
  }

  private func mapPoint(at point: CGPoint) -> MKMapPoint {
    let rect = visibleMapRect
    let scale = shownScale
    guard scale > 0 else { return MKMapPoint(x: rect.midX, y: rect.midY) }
    let point = turned(point, by: heading)
    return MKMapPoint(
      x: rect.minX + Double(point.x - bounds.minX) / scale, y: rect.minY + Double(point.y - bounds.minY) / scale)
  }

  private func pointInMap(of point: MKMapPoint) -> CGPoint {
    let rect = visibleMapRect
    let scale = shownScale
    let upright = CGPoint(
      x: bounds.minX + CGFloat((point.x - rect.minX) * scale), y: bounds.minY + CGFloat((point.y - rect.minY) * scale))
    return turned(upright, by: -heading)
  }

  /// A point turned clockwise about the view's middle, by degrees.
  private func turned(_ point: CGPoint, by degrees: Double) -> CGPoint {
    // A map with north up keeps its numbers to the last bit.
    guard degrees != 0 else { return point }
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let (dx, dy) = (Double(point.x - bounds.midX), Double(point.y - bounds.midY))
    return CGPoint(x: Double(bounds.midX) + dx * cosine - dy * sine, y: Double(bounds.midY) + dx * sine + dy * cosine)
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [origin, CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY)]
  }

  /// The smallest rectangle around some points; the corner of the plane around none.
  fileprivate init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension MKMapRect {
  fileprivate var corners: [MKMapPoint] {
    [origin, MKMapPoint(x: maxX, y: minY), MKMapPoint(x: maxX, y: maxY), MKMapPoint(x: minX, y: maxY)]
  }

  /// The smallest rectangle around some points; the corner of the world around none.
  fileprivate init(around points: [MKMapPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
