extension MKMapView {
  /// Shows a part of the map with room around it.
  ///
  /// - Parameters:
  ///   - mapRect: The part, in map points.
  ///   - insets: The room left outside the part on each side, in points of the view. Where it leaves nothing for the
  ///     part itself, it is not kept.
  ///   - animated: There is no screen to animate on: the change is immediate.
  public func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
    setVisibleMapRect(padded(mapRect, insets), animated: animated)
  }

  /// Answers what `setVisibleMapRect(_:edgePadding:animated:)` would show.
  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    mapRectThatFits(padded(mapRect, insets))
  }

  /// The rect of the whole view when a rect fills what room the insets leave.
  private func padded(_ rect: MKMapRect, _ insets: UIEdgeInsets) -> MKMapRect {
    let room = CGRect(origin: .zero, size: bounds.size).inset(by: insets).size
    guard room.width > 0, room.height > 0, room.width.isFinite, room.height.isFinite else { return rect }
    let inner = rect.atLeast(Self.minimumVisibleSide).fitted(toAspectRatioOf: room)
    let mapPointsPerPoint = inner.width / Double(room.width)
    return MKMapRect(
      x: inner.minX - Double(insets.left) * mapPointsPerPoint, y: inner.minY - Double(insets.top) * mapPointsPerPoint,
      width: Double(bounds.width) * mapPointsPerPoint, height: Double(bounds.height) * mapPointsPerPoint)
  }

  /// Shows annotations, all of them, as close as they can be.
  ///
  /// Those that are not on the map are added. Of the ways round the world the shortest counts: what lies on both sides
  /// of the 180th meridian is shown across it. There is room for a pin above the coordinates. One annotation, or many at
  /// one place, are shown with about a kilometre around. Without any at a valid coordinate, nothing changes.
  ///
  /// On Apple's framework: the map shows them too; whether it adds them, and how close it goes, is not recorded.
  ///
  /// - Complexity: O(n log n).
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let rect = MKMapRect(shortestRound: annotations.map(\.coordinate))
    guard !rect.isNull else { return }
    let middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate.latitude
    let side = 1000 * MKMapPointsPerMeterAtLatitude(min(max(middle, -84.5), 84.5))
    setVisibleMapRect(rect.atLeast(side), edgePadding: pinInsets, animated: animated)
  }

  /// The room that pins take around their coordinates, no more than a quarter of a side each, in points.
  private var pinInsets: UIEdgeInsets {
    let (width, height) = (bounds.width / 4, bounds.height / 4)
    return UIEdgeInsets(
      top: min(44, height), left: min(20, width), bottom: min(16, height), right: min(20, width))
  }

  /// Where annotation views are shown, in the map's own coordinates, in points: all of its bounds.
  public var annotationVisibleRect: CGRect { bounds }

  /// The annotations in a part of the map, edges included, whichever copy of the world shows them there.
  ///
  /// On Apple's framework: the same set.
  ///
  /// - Complexity: O(n) for a look at each coordinate, O(log² n + m) for m annotations found.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotationEntries(in: mapRect).compactMap { entry in
        guard let anchor = entry.anchor, !WorldCopies.shifts(of: anchor, into: mapRect).isEmpty else { return nil }
        return (entry.annotation as? NSObject).map { AnyHashable($0) }
      })
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
