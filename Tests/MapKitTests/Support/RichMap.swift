@testable import MapKit

/// A map with everything that a scene can hold, round a place: for tests that drawing does not depend on the tiling.
@MainActor struct RichMap {
  let map: MKMapView
  let delegate = RichDelegate()
  let center: MKMapPoint

  /// Makes the scene round a point; `unit` is about its half width, in map points.
  init(center: MKMapPoint, unit: Double) {
    self.center = center
    map = MKMapView(frame: CGRect(x: 0, y: 0, width: 512, height: 512))
    map.delegate = delegate
    func at(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: center.x + x * unit, y: center.y + y * unit) }
    func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
      MKMapRect(origin: at(x, y), size: MKMapSize(width: width * unit, height: height * unit))
    }
    for (kind, area) in [
      ("image", rect(-0.9, -0.9, 0.8, 0.7)), ("text", rect(0.05, -0.8, 0.8, 0.4)),
      ("blend", rect(-0.6, -0.5, 1.1, 0.6)), ("shadow", rect(-0.1, 0.2, 0.5, 0.4)),
      ("gradient", rect(0.3, 0.4, 0.5, 0.5)),
    ] {
      let overlay = NamedOverlay(area, kind)
      map.addOverlay(overlay)
    }
    let hole = [at(-0.5, 0.1), at(-0.2, 0.15), at(-0.3, 0.5)]
    let ring = [at(-0.9, -0.1), at(0.1, -0.3), at(0.2, 0.7), at(-0.8, 0.9), at(-0.4, 0.3)]
    map.addOverlay(
      MKPolygon(points: ring, count: 5, interiorPolygons: [MKPolygon(points: hole, count: 3)]))
    let wave = (0...200).map { at(Double($0) / 100 - 1, 0.6 * sin(Double($0) / 13)) }
    map.addOverlay(MKPolyline(points: wave, count: wave.count), level: .aboveLabels)
    let radius = 0.45 * unit / MKMapPointsPerMeterAtLatitude(center.coordinate.latitude)
    map.addOverlay(MKCircle(center: at(0.4, 0.1).coordinate, radius: radius))
    for (index, place) in [at(-0.5, -0.4), at(0.3, 0.3), at(0.31, 0.32), at(0.0, 0.0), at(-0.1, 0.6)].enumerated() {
      let annotation = MKPointAnnotation()
      annotation.coordinate = place.coordinate
      annotation.title = "\(index)"
      annotation.subtitle = "A second line of a callout"
      map.addAnnotation(annotation)
    }
  }

  /// Selects the annotation in the middle, so that its callout is drawn.
  func select() {
    map.visibleMapRect = MKMapRect(x: center.x - 50, y: center.y - 50, width: 100, height: 100)
    map.selectAnnotation(map.annotations[3], animated: false)
  }

  func scene(_ area: PixelRect, on grid: PixelGrid) -> MapScene {
    map.captureScene(in: grid.mapRect(of: area), grid: grid, pictures: true).scene
  }
}

/// An overlay with the name of what draws it.
final class NamedOverlay: NSObject, MKOverlay {
  let boundingMapRect: MKMapRect
  let title: String?
  init(_ rect: MKMapRect, _ title: String) {
    boundingMapRect = rect
    self.title = title
  }
  var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
}

@MainActor final class RichDelegate: NSObject, MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    switch annotation.title {
    case "1":
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = quarters(23)
      view.alpha = 0.7
      return view
    case "4":
      let view = LabelView(annotation: annotation, reuseIdentifier: nil)
      view.bounds.size = CGSize(width: 61.3, height: 20.7)
      view.centerOffset = CGPoint(x: 3.3, y: -7.7)
      return view
    default: return nil
    }
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    switch overlay {
    case let polygon as MKPolygon:
      let renderer = MKPolygonRenderer(polygon: polygon)
      renderer.fillColor = UIColor.systemPurple.withAlphaComponent(0.4)
      renderer.strokeColor = .systemIndigo
      renderer.lineWidth = 3
      renderer.lineJoin = .miter
      return renderer
    case let line as MKPolyline:
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = .systemBlue
      renderer.lineWidth = 5
      renderer.lineDashPattern = [12, 7.5, 1, 7.5]
      renderer.alpha = 0.8
      return renderer
    case let circle as MKCircle:
      let renderer = MKCircleRenderer(circle: circle)
      renderer.fillColor = UIColor.systemGreen.withAlphaComponent(0.3)
      renderer.strokeColor = .systemGreen
      return renderer
    default: return DrawingRenderer(overlay, Self.drawing(overlay.title ?? ""))
    }
  }

  private static func drawing(_ kind: String) -> DrawingRenderer.Drawing {
    switch kind {
    case "image":
      let image = quarters(97).cgImage
      return { renderer, _, _, context in
        guard let image else { return }
        context.translateBy(x: 0, y: renderer.area.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: renderer.area)
      }
    case "text":
      return { renderer, _, _, context in
        UIGraphicsPushContext(context)
        let font = UIFont.boldSystemFont(ofSize: renderer.area.height / 4)
        "Goliath 東京\nمدينة".draw(in: renderer.area, withAttributes: [.font: font])
        UIGraphicsPopContext()
      }
    case "blend":
      return { renderer, _, _, context in
        let modes: [CGBlendMode] = [.multiply, .screen, .overlay, .difference, .hue, .plusLighter, .destinationIn]
        let width = renderer.area.width / CGFloat(modes.count)
        for (index, mode) in modes.enumerated() {
          context.setBlendMode(mode)
          context.setFillColor(UIColor.systemOrange.withAlphaComponent(0.6).cgColor)
          context.fillEllipse(
            in: CGRect(x: CGFloat(index) * width, y: 0, width: width * 1.3, height: renderer.area.height))
        }
      }
    case "shadow":
      return { renderer, _, scale, context in
        context.setShadow(offset: CGSize(width: 5, height: 9), blur: 12, color: UIColor.black.cgColor)
        context.setFillColor(UIColor.systemTeal.cgColor)
        context.fillEllipse(in: renderer.area)
        context.setStrokeColor(UIColor.brown.cgColor)
        context.setLineWidth(2 / scale)
        context.stroke(renderer.area)
      }
    default:
      return { renderer, _, _, context in
        let colors = [UIColor.red.cgColor, UIColor.blue.withAlphaComponent(0.2).cgColor]
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
        context.clip(to: renderer.area)
        context.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: renderer.area.width, y: renderer.area.height), options: [])
      }
    }
  }
}

private final class LabelView: MKAnnotationView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3)
    UIColor.systemYellow.setFill()
    UIBezierPath(roundedRect: rect.insetBy(dx: 4, dy: 4), cornerRadius: 5).fill()
    "Tazmanian".draw(at: CGPoint(x: 5, y: 3), withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
  }
}
