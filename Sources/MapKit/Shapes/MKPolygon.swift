/// An area inside a ring of points, with holes; the ring is closed by itself, and the even–odd rule says what is inside.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The holes; nil where the polygon was made without.
  public let interiorPolygons: [MKPolygon]?

  /// The smallest rect around the outer ring, in map points; null without points.
  open var boundingMapRect: MKMapRect { bounds }

  /// Makes an area inside map points.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }

  /// Makes an area inside map points, with holes.
  public init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
    self.interiorPolygons = interiorPolygons
    super.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: max(count, 0))))
  }

  /// Makes an area inside coordinates, in degrees.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  /// Makes an area inside coordinates, in degrees, with holes.
  public init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(mapPoints: UnsafeBufferPointer(start: coords, count: max(count, 0)).map { MKMapPoint($0) })
  }

  init(mapPoints: [MKMapPoint], interiorPolygons: [MKPolygon]?) {
    self.interiorPolygons = interiorPolygons
    super.init(mapPoints: mapPoints)
  }

  /// Answers whether the bounding rect meets a rect.
  open func intersects(_ mapRect: MKMapRect) -> Bool { bounds.intersects(mapRect) }
}
