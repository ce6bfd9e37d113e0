import MapKit

/// Dresses the overlays of `MapDrawings`.
@MainActor final class MapDrawingDelegate: NSObject, MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    switch overlay {
    case let polygon as MKPolygon:
      let renderer = MKPolygonRenderer(polygon: polygon)
      renderer.fillColor = UIColor.systemGreen.withAlphaComponent(0.35)
      renderer.strokeColor = .systemGreen
      renderer.lineWidth = 3
      return renderer
    case let circle as MKCircle:
      let renderer = MKCircleRenderer(circle: circle)
      renderer.fillColor = UIColor.systemOrange.withAlphaComponent(0.3)
      renderer.strokeColor = .systemOrange
      renderer.lineWidth = 2
      renderer.lineDashPattern = [6, 5]
      return renderer
    case let line as MKPolyline:
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = line.title == "road" ? .systemGray : .systemBlue
      if line.title == "dashes" {
        renderer.lineWidth = 5
        renderer.lineDashPattern = [14, 10]
      } else if line.title == "dots" {
        renderer.lineWidth = 6
        renderer.lineDashPattern = [0, 11]
      }
      return renderer
    default: return ImageRenderer(overlay: overlay)
    }
  }
}

/// The area that an image covers.
final class ImageOverlay: NSObject, MKOverlay {
  let boundingMapRect: MKMapRect

  init(_ rect: MKMapRect) { boundingMapRect = rect }

  var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
}

/// Draws a picture of a sign into the overlay's rect, after turning the context over.
final class ImageRenderer: MKOverlayRenderer {
  private let sign = UIGraphicsImageRenderer(size: CGSize(width: 240, height: 180)).image { context in
    UIColor.systemTeal.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 240, height: 180))
    UIColor.white.setFill()
    UIBezierPath(ovalIn: CGRect(x: 12, y: 12, width: 60, height: 60)).fill()
    "Upright".draw(
      at: CGPoint(x: 84, y: 96),
      withAttributes: [.font: UIFont.boldSystemFont(ofSize: 34), .foregroundColor: UIColor.white])
  }

  override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let image = sign.cgImage else { return }
    let area = rect(for: overlay.boundingMapRect)
    context.translateBy(x: 0, y: area.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: area)
  }
}
