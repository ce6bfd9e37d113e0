/// A line through points, straight on the map between each two.
///
/// Two neighbours more than 180 degrees of longitude apart are joined the short way round.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// The smallest rect around the line, in map points; null without points.
  open var boundingMapRect: MKMapRect { bounds }

  /// Makes a line through map points.
  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    super.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: max(count, 0))))
  }

  /// Makes a line through coordinates, in degrees.
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(mapPoints: UnsafeBufferPointer(start: coords, count: max(count, 0)).map { MKMapPoint($0) })
  }

  init(mapPoints: [MKMapPoint]) { super.init(mapPoints: mapPoints) }

  /// Answers whether the bounding rect meets a rect.
  open func intersects(_ mapRect: MKMapRect) -> Bool { bounds.intersects(mapRect) }
}
