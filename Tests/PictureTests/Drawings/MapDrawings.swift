import MapKit

/// Maps as an app builds them, drawn by a snapshot.
@MainActor struct MapDrawings {
  private let picture: PictureCase
  private let map: MKMapView
  private let delegate = MapDrawingDelegate()
  private static let side = 4000.0
  private static let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 34.4248, longitude: -118.5971))

  init(_ picture: PictureCase) {
    self.picture = picture
    map = MKMapView(frame: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
    map.delegate = delegate
    // What is drawn on the map is looked at here; the base map has pictures of its own.
    map.baseMap = .plain
    map.visibleMapRect = MKMapRect(
      x: Self.middle.x - Self.side / 2, y: Self.middle.y - Self.side / 2, width: Self.side, height: Self.side)
  }

  /// A point of the shown square, 0…1 from its upper left corner.
  private func point(_ x: Double, _ y: Double) -> MKMapPoint {
    MKMapPoint(x: Self.middle.x + (x - 0.5) * Self.side, y: Self.middle.y + (y - 0.5) * Self.side)
  }

  private func line(_ points: [MKMapPoint], _ kind: String) {
    let line = MKPolyline(points: points, count: points.count)
    line.title = kind
    map.addOverlay(line)
  }

  private func pin(_ place: MKMapPoint, title: String = "", subtitle: String? = nil) -> MKPointAnnotation {
    let pin = MKPointAnnotation()
    pin.coordinate = place.coordinate
    pin.title = title
    pin.subtitle = subtitle
    map.addAnnotation(pin)
    return pin
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

  /// A polygon with a hole, dashed and road-wide lines, a circle, and pins where lines meet.
  func shapes() async throws -> PixelBuffer {
    let ring = [point(0.06, 0.1), point(0.5, 0.05), point(0.55, 0.5), point(0.12, 0.6)]
    let hole = [point(0.22, 0.22), point(0.4, 0.2), point(0.35, 0.42)]
    map.addOverlay(MKPolygon(points: ring, count: 4, interiorPolygons: [MKPolygon(points: hole, count: 3)]))
    map.addOverlay(MKCircle(center: point(0.72, 0.3).coordinate, radius: 75))
    line((0...60).map { point(0.05 + Double($0) / 67, 0.75 + 0.06 * sin(Double($0) / 4)) }, "dashes")
    line((0...60).map { point(0.05 + Double($0) / 67, 0.87 + 0.06 * sin(Double($0) / 4)) }, "dots")
    line([point(0.6, 0.6), point(0.8, 0.55), point(0.95, 0.66)], "road")
    _ = pin(point(0.6, 0.6))
    _ = pin(point(0.95, 0.66))
    return try await drawn()
  }

  /// A pin with its callout, at a place that the case gives.
  func callout() async throws -> PixelBuffer {
    let place = point(picture.number("x", default: 0.5), picture.number("y", default: 0.75))
    let pin = pin(place, title: picture.text("title", default: ""), subtitle: picture.text("subtitle", default: ""))
    map.selectAnnotation(pin, animated: false)
    return try await drawn()
  }

  /// A polygon, a line and pins across the 180th meridian.
  func meridian() async throws -> PixelBuffer {
    func places(_ pairs: [(Double, Double)]) -> [CLLocationCoordinate2D] {
      pairs.map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
    }
    let ring = places([(-25, 165), (-25, -170), (10, -150), (15, 170)])
    map.addOverlay(MKPolygon(coordinates: ring, count: ring.count))
    let route = places([(-40, 145), (-15, 178), (-15, -178), (20, -155)])
    let line = MKPolyline(coordinates: route, count: route.count)
    line.title = "dashes"
    map.addOverlay(line)
    for place in route { _ = pin(MKMapPoint(place)) }
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: -10, longitude: picture.number("longitude", default: 180)),
      span: MKCoordinateSpan(latitudeDelta: 80, longitudeDelta: picture.number("span", default: 80)))
    return try await drawn()
  }

  /// An image laid on the map, turned over as sample code does it, below a line.
  func image() async throws -> PixelBuffer {
    map.addOverlay(ImageOverlay(MKMapRect(origin: point(0.1, 0.15), size: MKMapSize(width: 3200, height: 2400))))
    line([point(0.1, 0.15), point(0.9, 0.75)], "dashes")
    return try await drawn()
  }
}
