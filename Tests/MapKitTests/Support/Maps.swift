import MapKit
import Testing

func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

func polygon(_ corners: [CLLocationCoordinate2D], holes: [MKPolygon]? = nil) -> MKPolygon {
  MKPolygon(coordinates: corners, count: corners.count, interiorPolygons: holes)
}

func line(_ points: [CLLocationCoordinate2D]) -> MKPolyline { MKPolyline(coordinates: points, count: points.count) }

/// A rectangle of degrees round a place.
func box(_ latitude: Double, _ longitude: Double, half: Double) -> MKPolygon {
  polygon([
    place(latitude - half, longitude - half), place(latitude - half, longitude + half),
    place(latitude + half, longitude + half), place(latitude + half, longitude - half),
  ])
}

@MainActor func pin(_ latitude: Double, _ longitude: Double, title: String? = nil) -> MKPointAnnotation {
  let annotation = MKPointAnnotation()
  annotation.coordinate = place(latitude, longitude)
  annotation.title = title
  return annotation
}

/// A square of the map round a place, with a side in map points.
func square(_ latitude: Double, _ longitude: Double, side: Double) -> MKMapRect {
  let middle = MKMapPoint(place(latitude, longitude))
  return MKMapRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
}

func isClose(_ a: Double, _ b: Double, within tolerance: Double) -> Bool { abs(a - b) <= tolerance }

extension MKMapView {
  /// A snapshot of what the map shows, or of a rect, as large as the map unless a size is given, over plain ground
  /// unless there is a base map.
  func snapshot(
    of rect: MKMapRect? = nil, size: CGSize? = nil, scale: CGFloat = 1, over baseMap: BaseMap = .plain
  ) async throws -> MKMapSnapshotter.Snapshot {
    self.baseMap = baseMap
    let options = MKMapSnapshotter.Options()
    options.mapView = self
    options.size = size ?? bounds.size
    options.scale = scale
    if let rect { options.mapRect = rect }
    return try await MKMapSnapshotter(options: options).start()
  }
}

/// An overlay of any bounding rect.
final class AreaOverlay: NSObject, MKOverlay {
  let boundingMapRect: MKMapRect
  init(_ rect: MKMapRect) { boundingMapRect = rect }
  var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
}

/// A renderer that draws what a test says: called on several threads at once.
final class DrawingRenderer: MKOverlayRenderer {
  typealias Drawing = @Sendable (DrawingRenderer, MKMapRect, MKZoomScale, CGContext) -> Void
  private let drawing: Drawing

  init(_ overlay: any MKOverlay, _ drawing: @escaping Drawing) {
    self.drawing = drawing
    super.init(overlay: overlay)
  }

  override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    drawing(self, mapRect, zoomScale, context)
  }

  /// The overlay's rect in the renderer's space.
  var area: CGRect { rect(for: overlay.boundingMapRect) }
}
