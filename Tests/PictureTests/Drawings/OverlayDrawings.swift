import MapKit

/// Overlays beyond plain shapes: rows of them, colours along a line, blending, tiles.
@MainActor struct OverlayDrawings {
  private let picture: PictureCase
  private let map: MKMapView
  private let delegate = OverlayDrawingDelegate()

  init(_ picture: PictureCase) {
    self.picture = picture
    map = MKMapView(frame: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
    map.delegate = delegate
    map.baseMap = .plain
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

  private func places(_ pairs: [(Double, Double)]) -> [CLLocationCoordinate2D] {
    pairs.map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
  }

  private func area(_ pairs: [(Double, Double)], holes: [MKPolygon]? = nil) -> MKPolygon {
    MKPolygon(coordinates: places(pairs), count: pairs.count, interiorPolygons: holes)
  }

  /// A multi-polygon, a multi-polyline, a great circle in changing colours, and an area that multiplies.
  func rows() async throws -> PixelBuffer {
    let hole = area([(10, -110), (10, -95), (22, -95), (22, -110)])
    map.addOverlay(
      MKMultiPolygon([
        area([(0, -120), (0, -85), (30, -85), (30, -120)], holes: [hole]),
        area([(0, -75), (0, -60), (30, -60), (30, -75)]),
      ]))
    let lines = [[(-10.0, -120.0), (-30, -100), (-10, -80)], [(-10.0, -70.0), (-30, -50), (-10, -30)]].map {
      MKPolyline(coordinates: places($0), count: $0.count)
    }
    map.addOverlay(MKMultiPolyline(lines))
    map.addOverlay(area([(-35, -90), (-35, -55), (15, -55), (15, -90)]))
    let route = places([(34, -118), (51, 0), (-34, 18)])
    map.addOverlay(MKGeodesicPolyline(coordinates: route, count: 3))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 15, longitude: -50),
      span: MKCoordinateSpan(latitudeDelta: 110, longitudeDelta: 160))
    return try await drawn()
  }

  /// Tiles with their addresses on them, at a zoom between two levels, half clear above the ground.
  func tiles() async throws -> PixelBuffer {
    map.addOverlay(AddressTiles())
    let side = MKMapSize.world.width / exp2(picture.number("zoom", default: 3))
    map.visibleMapRect = MKMapRect(
      x: side * 1.3, y: side * 2.2, width: side * Double(picture.width) / 256,
      height: side * Double(picture.height) / 256)
    return try await drawn()
  }
}

/// Dresses the overlays of `OverlayDrawings`.
@MainActor private final class OverlayDrawingDelegate: NSObject, MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    switch overlay {
    case let tiles as MKTileOverlay:
      let renderer = MKTileOverlayRenderer(tileOverlay: tiles)
      renderer.alpha = 0.8
      return renderer
    case let areas as MKMultiPolygon:
      let renderer = MKMultiPolygonRenderer(multiPolygon: areas)
      (renderer.fillColor, renderer.strokeColor, renderer.lineWidth) = (.systemGreen, .darkGray, 2)
      return renderer
    case let lines as MKMultiPolyline:
      let renderer = MKMultiPolylineRenderer(multiPolyline: lines)
      (renderer.strokeColor, renderer.lineWidth, renderer.lineDashPattern) = (.systemIndigo, 6, [14, 10])
      return renderer
    case let way as MKGeodesicPolyline:
      let renderer = MKGradientPolylineRenderer(polyline: way)
      renderer.setColors([.systemRed, .systemYellow, .systemBlue], locations: [0, 0.5, 1])
      renderer.lineWidth = 10
      return renderer
    case let area as MKPolygon:
      let renderer = MKPolygonRenderer(polygon: area)
      renderer.fillColor = UIColor(red: 1, green: 0.8, blue: 0.4, alpha: 1)
      renderer.blendMode = .multiply
      return renderer
    default: return MKOverlayRenderer(overlay: overlay)
    }
  }
}

/// Tiles of two colours in turn, with a white corner above left and their addresses.
private final class AddressTiles: MKTileOverlay {
  init() { super.init(urlTemplate: nil) }

  override func loadTile(at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 256, height: 256)).image { context in
      ((path.x + path.y) % 2 == 0 ? UIColor.systemTeal : .systemOrange).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 256, height: 256))
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      "\(path.z)/\(path.x)/\(path.y)".draw(
        at: CGPoint(x: 50, y: 70),
        withAttributes: [.font: UIFont.boldSystemFont(ofSize: 48), .foregroundColor: UIColor.black])
    }
    do {
      result(try image.cgImage?.pngData(), nil)
    } catch {
      result(nil, error)
    }
  }
}
