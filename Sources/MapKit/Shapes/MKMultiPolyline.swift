/// Several lines that are one overlay, drawn alike.
open class MKMultiPolyline: MKShape, MKOverlay {
  /// The lines.
  public let polylines: [MKPolyline]
  /// The smallest rect around the bounding rects of all lines, in map points; null without points.
  ///
  /// The rects are taken as they are: lines on both sides of the 180th meridian make it as wide as the world.
  public let boundingMapRect: MKMapRect

  /// Makes an overlay of lines.
  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    boundingMapRect = polylines.reduce(.null) { $0.union($1.boundingMapRect) }
    super.init()
  }

  /// The middle of the bounding rect, in degrees.
  open override var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  /// Answers whether the bounding rect meets a rect.
  open func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
}
