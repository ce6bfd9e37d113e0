extension MKMapView {
  /// Where the middle of a map may be; its edges may show what lies outside.
  public final class CameraBoundary: NSObject, NSCopying, Sendable {
    /// The part of the map, in map points.
    public let mapRect: MKMapRect

    /// Makes a boundary of a part of the map; nil where it is null, not finite or of negative size.
    public init?(mapRect: MKMapRect) {
      guard [mapRect.minX, mapRect.minY, mapRect.maxX, mapRect.maxY].allSatisfy(\.isFinite), mapRect.width >= 0,
        mapRect.height >= 0
      else { return nil }
      self.mapRect = mapRect
      super.init()
    }

    /// Makes a boundary of a region; nil where that is not valid.
    public convenience init?(coordinateRegion region: MKCoordinateRegion) { self.init(mapRect: MKMapRect(region)) }

    /// The region of `mapRect`, in degrees.
    public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

    /// Answers the boundary itself, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// A rect moved the shortest way until its middle lies inside.
    func limited(_ rect: MKMapRect) -> MKMapRect {
      let middle = WorldCopies.nearest(MKMapPoint(x: rect.midX, y: rect.midY), to: mapRect)
      let x = min(max(middle.x, mapRect.minX), mapRect.maxX)
      let y = min(max(middle.y, mapRect.minY), mapRect.maxY)
      return rect.offsetBy(dx: x - middle.x, dy: y - middle.y)
    }
  }
}
