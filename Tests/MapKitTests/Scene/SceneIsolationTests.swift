import MapKit
import Testing

@testable import MapKit

/// What one renderer or view does to its context is not seen by the next.
@MainActor @Suite struct SceneIsolationTests {
  /// Fills its overlay without setting a colour.
  final class PlainRenderer: MKOverlayRenderer {
    override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
      context.fill(rect(for: overlay.boundingMapRect))
    }
  }

  /// Leaves everything behind: states, layers, clips, ends of what it did not begin.
  final class UntidyRenderer: MKOverlayRenderer {
    override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
      context.endTransparencyLayer()
      for _ in 0..<5 { context.restoreGState() }
      context.saveGState()
      context.beginTransparencyLayer()
      context.setFillColor(UIColor.green.cgColor)
      context.setAlpha(0.1)
      context.clip(to: .zero)
      context.translateBy(x: 1e6, y: 1e6)
      context.addRect(CGRect(x: 0, y: 0, width: 1e9, height: 1e9))
    }
  }

  /// Fills far more than its bounds, without setting a colour.
  final class WideView: MKAnnotationView {
    override func draw(_ rect: CGRect) {
      UIGraphicsGetCurrentContext()?.fill(CGRect(x: -500, y: -500, width: 1000, height: 1000))
    }
  }

  /// The corner of the part shown, in map points: at the middle of the world.
  private let middle = 134_217_728.0
  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let delegate = TestDelegate()

  init() {
    map.delegate = delegate
    map.visibleMapRect = MKMapRect(x: middle, y: middle, width: 1000, height: 1000)
  }

  @Test(
    "A renderer that sets no colour draws in black, whatever the map type", arguments: [MKMapType.standard, .satellite])
  func defaultColor(type: MKMapType) async throws {
    delegate.makeRenderer = { PlainRenderer(overlay: $0) }
    map.mapType = type
    map.addOverlay(AreaOverlay(MKMapRect(x: middle + 200, y: middle + 200, width: 600, height: 600)))
    #expect(try await map.snapshot().image.pixel(50, 50) == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
  }

  @Test("What a renderer leaves open is closed, and it cannot end what the map began")
  func untidy() async throws {
    let rects = [100.0, 500].map { AreaOverlay(MKMapRect(x: middle + $0, y: middle + 100, width: 300, height: 300)) }
    delegate.makeRenderer = { overlay in
      if overlay === rects[1] { return PlainRenderer(overlay: overlay) }
      let renderer = UntidyRenderer(overlay: overlay)
      renderer.alpha = 0.5
      return renderer
    }
    map.addOverlays(rects)
    let image = try await map.snapshot().image
    #expect(try image.pixel(65, 25) == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(try image.pixel(65, 60) == .ground)
    #expect(try image.pixel(20, 20) == .ground)
  }

  @Test("A view draws within its bounds and in black at first, in pixels and in documents", arguments: [false, true])
  func view(isDocument: Bool) async throws {
    delegate.makeView = { _, annotation in
      let view = WideView(annotation: annotation, reuseIdentifier: nil)
      view.bounds.size = CGSize(width: 20, height: 20)
      return view
    }
    let pin = MKPointAnnotation()
    pin.coordinate = MKMapPoint(x: middle + 500, y: middle + 500).coordinate
    map.addAnnotation(pin)
    let options = MKMapSnapshotter.Options()
    options.mapView = map
    options.size = map.bounds.size
    if isDocument {
      let svg = String(decoding: try await MKMapSnapshotter(options: options).data(as: .svg), as: UTF8.self)
      // The fill is black, and confined by a clip of the view's size.
      #expect(svg.contains("<clipPath"))
      #expect(svg.contains("fill:rgb(0%,0%,0%)"))
    } else {
      let image = try await map.snapshot().image
      #expect(try image.pixel(50, 50) == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
      #expect(try image.pixel(65, 50) == .ground)
    }
  }

  @Test("An app that selects an annotation while asked for its view is not asked again")
  func selectionWhileAsked() async throws {
    delegate.makeView = { map, annotation in
      map.selectAnnotation(annotation, animated: false)
      return nil
    }
    let pin = MKPointAnnotation()
    pin.coordinate = MKMapPoint(x: middle + 500, y: middle + 500).coordinate
    map.addAnnotation(pin)
    _ = try await map.snapshot()
    #expect(delegate.viewRequests.count == 1)
    #expect(map.view(for: pin) != nil)
  }

  @Test("shouldRasterize puts a picture into a document instead of a path")
  func rasterized() async throws {
    func svg(rasterized: Bool) async throws -> String {
      map.removeOverlays(map.overlays)
      delegate.makeRenderer = { overlay in
        let renderer = MKCircleRenderer(overlay: overlay)
        renderer.fillColor = .red
        renderer.shouldRasterize = rasterized
        return renderer
      }
      map.addOverlay(MKCircle(mapRect: MKMapRect(x: middle + 200, y: middle + 200, width: 600, height: 600)))
      let options = MKMapSnapshotter.Options()
      options.mapView = map
      options.size = map.bounds.size
      return String(decoding: try await MKMapSnapshotter(options: options).data(as: .svg), as: UTF8.self)
    }
    let (plain, raster) = (try await svg(rasterized: false), try await svg(rasterized: true))
    #expect(!plain.contains("<image") && plain.contains("100%,0%,0%"))
    #expect(raster.contains("<image") && !raster.contains("100%,0%,0%"))
  }

  @Test("P01: shouldRasterize is false at first")
  func rasterizeDefault() {
    #expect(!MKCircleRenderer(circle: MKCircle(center: place(0, 0), radius: 1)).shouldRasterize)
  }

  @Test(
    "A pin's picture is copied pixel by pixel, wherever between two pixels its place lies",
    arguments: [0.0, 0.3, 0.5, 0.7])
  func crisp(shift: Double) async throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9))
    let chequers = renderer.image { context in
      UIColor.red.setFill()
      for x in 0..<9 { for y in 0..<9 where (x + y) % 2 == 0 { context.fill(CGRect(x: x, y: y, width: 1, height: 1)) } }
    }
    delegate.makeView = { _, annotation in
      let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
      view.image = chequers
      return view
    }
    let pin = MKPointAnnotation()
    pin.coordinate = MKMapPoint(x: middle + 500 + 10 * shift, y: middle + 500 + 10 * shift / 2).coordinate
    map.addAnnotation(pin)
    let image = try await map.snapshot().image
    var red = 0
    for x in 40..<62 { for y in 40..<62 where try image.pixel(x, y) == .red { red += 1 } }
    #expect(red == 41)
  }

  @Test("The place of a coordinate in a picture is that of the copy nearest to its middle")
  func nearestCopy() async throws {
    map.region = MKCoordinateRegion(
      center: place(0, -179), span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4))
    let snapshot = try await map.snapshot()
    let point = snapshot.point(for: place(0, 179.5))
    #expect(point.x > 0 && point.x < 50 && abs(point.y - 50) < 1)
  }
}
