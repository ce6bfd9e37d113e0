extension MKMapView {
  /// Points per map point; 0 for a map without area.
  private var shownScale: Double {
    visibleMapRect.width > 0 ? Double(bounds.width) / visibleMapRect.width : 0
  }

  func place(of coordinate: CLLocationCoordinate2D, in view: UIView?) -> CGPoint {
    let rect = visibleMapRect
    let point = WorldCopies.nearest(MKMapPoint(coordinate), to: rect)
    let scale = shownScale
    let inMap = CGPoint(
      x: bounds.minX + CGFloat((point.x - rect.minX) * scale), y: bounds.minY + CGFloat((point.y - rect.minY) * scale))
    return convert(inMap, to: view)
  }

  func coordinate(at point: CGPoint, of view: UIView?) -> CLLocationCoordinate2D {
    mapPoint(at: convert(point, from: view)).wrappedCoordinate
  }

  func region(of rect: CGRect, in view: UIView?) -> MKCoordinateRegion {
    guard shownScale > 0 else {
      return MKCoordinateRegion(center: kCLLocationCoordinate2DInvalid, span: MKCoordinateSpan())
    }
    let corner = convert(rect.origin, from: view)
    let upper = mapPoint(at: corner)
    let lower = mapPoint(at: CGPoint(x: corner.x + rect.width, y: corner.y + rect.height))
    return MKCoordinateRegion(MKMapRect(x: upper.x, y: upper.y, width: lower.x - upper.x, height: lower.y - upper.y))
  }

  func rect(of region: MKCoordinateRegion, in view: UIView?) -> CGRect {
    let given = MKMapRect(region)
    guard !given.isNull else { return .null }
    let shown = visibleMapRect
    let middle = MKMapPoint(x: given.midX, y: given.midY)
    let rect = given.offsetBy(dx: WorldCopies.nearest(middle, to: shown).x - middle.x, dy: 0)
    let scale = shownScale
    let corner = CGPoint(
      x: bounds.minX + CGFloat((rect.minX - shown.minX) * scale),
      y: bounds.minY + CGFloat((rect.minY - shown.minY) * scale))
    return CGRect(
      origin: convert(corner, to: view),
      size: CGSize(width: rect.width * scale, height: rect.height * scale))
  }

  private func mapPoint(at point: CGPoint) -> MKMapPoint {
    let rect = visibleMapRect
    let scale = shownScale
    guard scale > 0 else { return MKMapPoint(x: rect.midX, y: rect.midY) }
    return MKMapPoint(
      x: rect.minX + Double(point.x - bounds.minX) / scale, y: rect.minY + Double(point.y - bounds.minY) / scale)
  }
}
