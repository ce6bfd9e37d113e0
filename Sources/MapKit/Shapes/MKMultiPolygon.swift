/// Several areas that are one overlay, drawn alike.
open class MKMultiPolygon: MKShape, MKOverlay {
  /// The areas.
  public let polygons: [MKPolygon]
  /// The smallest rect around the bounding rects of all areas, in map points; null without points.
  ///
  /// The rects are taken as they are: areas on both sides of the 180th meridian make it as wide as the world.
  public let boundingMapRect: MKMapRect

  /// Makes an overlay of areas.
  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    boundingMapRect = polygons.reduce(.null) { $0.union($1.boundingMapRect) }
    super.init()
  }

  /// The middle of the bounding rect, in degrees.
  open override var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  /// Answers whether the bounding rect meets a rect.
  open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}
