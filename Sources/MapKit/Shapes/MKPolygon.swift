/// An area inside a ring of points, with holes; the ring is closed by itself, and the even–odd rule says what is inside.
///
/// Corners more than 180 degrees of longitude apart are joined the short way round. Only a side from −180 to 180 degrees
/// runs along the edge of the map, where the ring would otherwise not close or have no width: so areas round the whole
/// world or a pole can be given.
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
    let ring = Array(UnsafeBufferPointer(start: points, count: max(count, 0)))
    super.init(mapPoints: ring, unwrapped: RingUnwrapping.unwrapped(ring))
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
    let ring = UnsafeBufferPointer(start: coords, count: max(count, 0)).map { MKMapPoint($0) }
    super.init(mapPoints: ring, unwrapped: RingUnwrapping.unwrapped(ring))
  }

  init(mapPoints: [MKMapPoint], interiorPolygons: [MKPolygon]?) {
    self.interiorPolygons = interiorPolygons
    super.init(mapPoints: mapPoints, unwrapped: RingUnwrapping.unwrapped(mapPoints))
  }

  /// Answers whether the bounding rect meets a rect.
  open func intersects(_ mapRect: MKMapRect) -> Bool { bounds.intersects(mapRect) }
}
