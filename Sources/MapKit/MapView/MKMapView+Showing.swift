extension MKMapView {
  /// The smallest visible side, in map points: about 1.2 m at the equator.
  ///
  /// What is asked for beyond is not shown larger.
  nonisolated static let minimumVisibleSide = 8.0

  func fit(_ rect: MKMapRect) -> MKMapRect {
    let fitted = rect.atLeast(Self.minimumVisibleSide).fitted(toAspectRatioOf: bounds.size)
    return zoomRange.limited(boundary?.limited(fitted) ?? fitted)
  }

  /// Shows a rect that can be shown, and tells the delegate if that changes anything.
  func show(_ rect: MKMapRect, state: MapCameraState, animated: Bool) {
    guard Self.isShowable(rect) else { return }
    (requested, requestedRoom) = (rect, .none)
    let new = fit(rect)
    guard !MKMapRectEqualToRect(new, shown) || state != cameraState else { return }
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    (shown, cameraState) = (new, state)
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// Shows a part of the map with room around it, and remembers both for other sizes of the view.
  func setVisibleMapRect(_ rect: MKMapRect, room: RoomAround, animated: Bool) {
    setVisibleMapRect(padded(rect, insets(room)), animated: animated)
    if Self.isShowable(rect) { (requested, requestedRoom) = (rect, room) }
  }

  /// Shows what was asked for last once more.
  func showRequested(state: MapCameraState) {
    let (rect, room) = (requested, requestedRoom)
    show(padded(rect, insets(room)), state: state, animated: false)
    (requested, requestedRoom) = (rect, room)
  }

  private func insets(_ room: RoomAround) -> UIEdgeInsets {
    switch room {
    case .none: .zero
    case .insets(let insets): insets
    case .pins: pinInsets
    }
  }

  /// Whether a rect can be shown: all of it finite, and no side negative.
  static func isShowable(_ rect: MKMapRect) -> Bool {
    [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) && rect.width >= 0 && rect.height >= 0
  }

  /// The region of a rect, no wider than the world: a small map may show more than one world.
  static func region(_ rect: MKMapRect) -> MKCoordinateRegion {
    var region = MKCoordinateRegion(rect)
    region.span.longitudeDelta = min(region.span.longitudeDelta, 360)
    region.span.latitudeDelta = min(region.span.latitudeDelta, 180)
    return region
  }

  static func validRect(_ region: MKCoordinateRegion) -> MKMapRect {
    do {
      try region.validate()
    } catch {
      preconditionFailure("\(error)")
    }
    return MKMapRect(region)
  }

  /// The rect of the whole view when a rect fills what room the insets leave.
  func padded(_ rect: MKMapRect, _ insets: UIEdgeInsets) -> MKMapRect {
    let room = CGRect(origin: .zero, size: bounds.size).inset(by: insets).size
    if insets == .zero { return rect }
    guard room.width > 0, room.height > 0, room.width.isFinite, room.height.isFinite else { return rect }
    let inner = rect.atLeast(Self.minimumVisibleSide).fitted(toAspectRatioOf: room)
    let mapPointsPerPoint = inner.width / Double(room.width)
    return MKMapRect(
      x: inner.minX - Double(insets.left) * mapPointsPerPoint, y: inner.minY - Double(insets.top) * mapPointsPerPoint,
      width: Double(bounds.width) * mapPointsPerPoint, height: Double(bounds.height) * mapPointsPerPoint)
  }
}
