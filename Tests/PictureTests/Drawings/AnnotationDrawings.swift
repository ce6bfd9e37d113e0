import MapKit

/// Annotation views of the map's own kinds and callouts with an app's views in them, drawn by a snapshot.
@MainActor final class AnnotationDrawings: NSObject, MKMapViewDelegate {
  private let picture: PictureCase
  private let map: MKMapView
  private var makeView: (any MKAnnotation) -> MKAnnotationView? = { _ in nil }
  private static let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 34.4248, longitude: -118.5971))

  init(_ picture: PictureCase) {
    self.picture = picture
    map = MKMapView(frame: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
    super.init()
    map.delegate = self
    map.baseMap = .plain
    // One map point a point.
    map.visibleMapRect = MKMapRect(
      x: Self.middle.x, y: Self.middle.y, width: Double(picture.width), height: Double(picture.height))
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    makeView(annotation)
  }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    let renderer = MKPolylineRenderer(overlay: overlay)
    renderer.strokeColor = UIColor.black.withAlphaComponent(0.25)
    renderer.lineWidth = 1
    return renderer
  }

  @discardableResult
  private func pin(_ x: Double, _ y: Double, _ title: String, subtitle: String? = nil) -> MKPointAnnotation {
    let pin = MKPointAnnotation()
    pin.coordinate = MKMapPoint(x: Self.middle.x + x, y: Self.middle.y + y).coordinate
    (pin.title, pin.subtitle) = (title, subtitle)
    map.addAnnotation(pin)
    return pin
  }

  /// A line along the coordinates, to see the tips on.
  private func rule(_ y: Double) {
    let ends = [0, Double(picture.width)].map { MKMapPoint(x: Self.middle.x + $0, y: Self.middle.y + y) }
    map.addOverlay(MKPolyline(points: ends, count: 2))
  }

  private func drawn() async throws -> PixelBuffer {
    let options = MKMapSnapshotter.Options()
    options.mapView = map
    options.size = map.bounds.size
    options.scale = CGFloat(picture.scale)
    guard let pixels = try await MKMapSnapshotter(options: options).start().image.cgImage?.pixels(level: 0) else {
      throw PictureError.notDrawn("the snapshot has no pixels")
    }
    return pixels
  }

  /// Markers: plain, with texts and an image, tinted, with one and two lines below, selected.
  func markers() async throws -> PixelBuffer {
    let star = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { _ in
      UIColor.black.setFill()
      let path = UIBezierPath()
      for point in 0..<10 {
        let (angle, radius) = (Double(point) * .pi / 5 - .pi / 2, point % 2 == 0 ? 16.0 : 7.0)
        let place = CGPoint(x: 16 + radius * cos(angle), y: 17 + radius * sin(angle))
        if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.close()
      path.fill()
    }
    makeView = { annotation in
      let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      switch annotation.title {
      case "Letter": (view.glyphText, view.markerTintColor) = ("A", .systemBlue)
      case "Coaster": (view.glyphText, view.markerTintColor) = ("東", .systemYellow)
      case "Image": (view.glyphImage, view.markerTintColor, view.glyphTintColor) = (star, .systemIndigo, .systemYellow)
      case "Long words of a title":
        (view.glyphText, view.markerTintColor, view.subtitleVisibility) = ("100", .systemGreen, .visible)
      default: break
      }
      return view
    }
    rule(60)
    rule(150)
    pin(50, 60, "Marker")
    pin(130, 60, "Letter")
    pin(210, 60, "Coaster")
    pin(50, 150, "Image")
    pin(140, 150, "Long words of a title", subtitle: "and a subtitle")
    map.selectAnnotation(pin(240, 150, "Selected", subtitle: "by a tap"), animated: false)
    return try await drawn()
  }

  /// Pins of the three colours and one of another, their tips on a line.
  func pins() async throws -> PixelBuffer {
    makeView = { annotation in
      let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
      switch annotation.title {
      case "green": view.pinColor = .green
      case "purple": view.pinColor = .purple
      case "blue": view.pinTintColor = .systemBlue
      default: break
      }
      return view
    }
    rule(60)
    for (index, title) in ["red", "green", "purple", "blue"].enumerated() { pin(35 + 50 * Double(index), 60, title) }
    return try await drawn()
  }

  /// A callout with a picture on the left, a button on the right and, as the case says, a view below the title.
  func accessories() async throws -> PixelBuffer {
    let hasDetail = picture.flag("detail", default: false)
    let hasButton = picture.flag("button", default: false)
    makeView = { annotation in
      let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.canShowCallout = true
      let left = UIView(frame: CGRect(x: 0, y: 0, width: 34, height: 34))
      left.backgroundColor = .systemTeal
      let sun = UIView(frame: CGRect(x: 18, y: 5, width: 10, height: 10))
      sun.backgroundColor = .systemYellow
      left.addSubview(sun)
      view.leftCalloutAccessoryView = left
      view.rightCalloutAccessoryView =
        hasButton
        ? UIButton(type: .detailDisclosure) : InfoSign(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
      if hasDetail { view.detailCalloutAccessoryView = Bars(frame: CGRect(x: 0, y: 0, width: 120, height: 40)) }
      return view
    }
    let place = pin(
      Double(picture.width) / 2, Double(picture.height) - 15, "Goliath", subtitle: "Steel coaster, 137 km/h")
    map.selectAnnotation(place, animated: false)
    return try await drawn()
  }
}

/// An "i" in a ring.
private final class InfoSign: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.systemBlue.set()
    let ring = UIBezierPath(ovalIn: rect.insetBy(dx: 1.5, dy: 1.5))
    ring.lineWidth = 1.5
    ring.stroke()
    UIBezierPath(ovalIn: CGRect(x: rect.midX - 1.4, y: 5, width: 2.8, height: 2.8)).fill()
    UIBezierPath(roundedRect: CGRect(x: rect.midX - 1, y: 9, width: 2, height: 8), cornerRadius: 1).fill()
  }
}

/// A little chart of bars.
private final class Bars: UIView {
  override func draw(_ rect: CGRect) {
    for (index, height) in [12.0, 25, 38, 30, 18, 8].enumerated() {
      UIColor.systemOrange.withAlphaComponent(0.4 + height / 63).setFill()
      UIBezierPath(
        roundedRect: CGRect(x: Double(index) * 20, y: 40 - height, width: 14, height: height), cornerRadius: 2
      ).fill()
    }
  }
}
