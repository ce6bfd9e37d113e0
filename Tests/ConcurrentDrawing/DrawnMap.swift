import MapKit

/// A map with every kind of renderer, images, text, shadows, annotation views and a callout.
@MainActor final class DrawnMap: NSObject, MKMapViewDelegate {
  private static let origin = MKMapPoint(x: 45_000_000, y: 107_000_000)
  private static let side = 4000.0

  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 280, height: 280))
  private var pathRenderers: [MKOverlayPathRenderer] = []

  override init() {
    super.init()
    map.delegate = self
    map.visibleMapRect = MKMapRect(origin: Self.origin, size: MKMapSize(width: Self.side, height: Self.side))
    let ring = [point(0.1, 0.1), point(0.9, 0.2), point(0.8, 0.9), point(0.15, 0.8)]
    let hole = [point(0.4, 0.4), point(0.6, 0.4), point(0.5, 0.6)]
    map.addOverlay(MKPolygon(points: ring, count: 4, interiorPolygons: [MKPolygon(points: hole, count: 3)]))
    let wave = (0...300).map { point(Double($0) / 300, 0.5 + 0.4 * sin(Double($0) / 11)) }
    map.addOverlay(MKPolyline(points: wave, count: wave.count), level: .aboveLabels)
    map.addOverlay(MKCircle(center: point(0.6, 0.6).coordinate, radius: 80))
    map.addOverlay(SignOverlay(MKMapRect(origin: point(0.2, 0.2), size: MKMapSize(width: 1500, height: 1000))))
    for index in 0..<12 {
      let annotation = MKPointAnnotation()
      annotation.coordinate = point(0.05 + 0.08 * Double(index), 0.3 + 0.02 * Double(index)).coordinate
      annotation.title = "Place \(index)"
      annotation.subtitle = "A second line"
      map.addAnnotation(annotation)
    }
    map.selectAnnotation(map.annotations[7], animated: false)
  }

  private func point(_ x: Double, _ y: Double) -> MKMapPoint {
    MKMapPoint(x: Self.origin.x + x * Self.side, y: Self.origin.y + y * Self.side)
  }

  func snapshotter() -> MKMapSnapshotter {
    let options = MKMapSnapshotter.Options()
    options.mapView = map
    options.size = map.bounds.size
    return MKMapSnapshotter(options: options)
  }

  /// Sets every property of every renderer to one of two values.
  func change(_ step: Int) {
    let isOdd = step % 2 == 1
    for renderer in pathRenderers {
      renderer.fillColor = isOdd ? .systemTeal : nil
      renderer.strokeColor = isOdd ? nil : .systemPink
      renderer.lineWidth = isOdd ? 3 : 9
      renderer.lineJoin = isOdd ? .bevel : .miter
      renderer.lineCap = isOdd ? .square : .butt
      renderer.miterLimit = isOdd ? 4 : 10
      renderer.lineDashPhase = isOdd ? 3 : 0
      renderer.lineDashPattern = isOdd ? [4, 8] : nil
      renderer.alpha = isOdd ? 0.5 : 1
      renderer.invalidatePath()
    }
  }

  /// Sets every property back to what it was at first.
  func restore() { for renderer in pathRenderers { dress(renderer) } }

  private func dress(_ renderer: MKOverlayPathRenderer) {
    renderer.fillColor = UIColor.systemGreen.withAlphaComponent(0.4)
    renderer.strokeColor = .systemBlue
    renderer.lineWidth = 4
    renderer.lineJoin = .round
    renderer.lineCap = .round
    renderer.miterLimit = 10
    renderer.lineDashPhase = 0
    renderer.lineDashPattern = renderer is MKPolylineRenderer ? [12, 8] : nil
    renderer.alpha = 0.9
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    (annotation.title ?? "").hasSuffix("3") ? SignView(annotation: annotation, reuseIdentifier: nil) : nil
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    let renderer: MKOverlayPathRenderer
    switch overlay {
    case let polygon as MKPolygon: renderer = MKPolygonRenderer(polygon: polygon)
    case let line as MKPolyline: renderer = MKPolylineRenderer(polyline: line)
    case let circle as MKCircle: renderer = MKCircleRenderer(circle: circle)
    default: return SignRenderer(overlay: overlay)
    }
    pathRenderers.append(renderer)
    dress(renderer)
    return renderer
  }
}
