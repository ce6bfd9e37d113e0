import MapKit
import Testing

@testable import MapKit

@MainActor @Suite("Stroked part of an outline")
struct StrokedPartTests {
  private static let west = CLLocationCoordinate2D(latitude: 0, longitude: -1)
  private static let east = CLLocationCoordinate2D(latitude: 0, longitude: 1)

  @Test("P06: strokeStart is 0 and strokeEnd 1 at first; both are cut to 0…1")
  func defaults() {
    let line = MKPolylineRenderer(polyline: MKPolyline(coordinates: [Self.west, Self.east], count: 2))
    let area = MKPolygonRenderer(polygon: MKPolygon(coordinates: [Self.west, Self.east], count: 2))
    let circle = MKCircleRenderer(circle: MKCircle(center: Self.west, radius: 10))
    #expect(line.strokeStart == 0 && line.strokeEnd == 1)
    #expect(area.strokeStart == 0 && area.strokeEnd == 1)
    #expect(circle.strokeStart == 0 && circle.strokeEnd == 1)
    line.strokeStart = -1
    line.strokeEnd = 7
    #expect(line.strokeStart == 0 && line.strokeEnd == 1)
    line.strokeStart = .nan
    #expect(line.strokeStart == 0)
  }

  /// The colours at a quarter, the middle and three quarters of a line across the picture.
  private func ink(start: CGFloat, end: CGFloat) async throws -> [Bool] {
    let delegate = Delegate(start: start, end: end)
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    map.delegate = delegate
    map.addOverlay(MKPolyline(coordinates: [Self.west, Self.east], count: 2))
    map.setVisibleMapRect(
      MKMapRect(
        x: MKMapPoint(Self.west).x, y: MKMapPoint(Self.west).y, width: 2 * 745_654.0444444445, height: 0),
      animated: false)
    let options = MKMapSnapshotter.Options()
    options.mapView = map
    options.size = map.bounds.size
    let pixels = try #require(try await MKMapSnapshotter(options: options).start().image.cgImage?.pixels(level: 0))
    return pixels.withContents { bytes in
      [50, 100, 150].map {
        bytes[25 * pixels.bytesPerRow + 4 * $0 + 2] == 255 && bytes[25 * pixels.bytesPerRow + 4 * $0] == 0
      }
    }
  }

  @Test("P06: only the part between strokeStart and strokeEnd is stroked")
  func part() async throws {
    #expect(try await ink(start: 0, end: 1) == [true, true, true])
    #expect(try await ink(start: 0, end: 0.4) == [true, false, false])
    #expect(try await ink(start: 0.4, end: 0.6) == [false, true, false])
    #expect(try await ink(start: 0.6, end: 1) == [false, false, true])
    #expect(try await ink(start: 0.9, end: 0.1) == [false, false, false])
  }

  @Test("P08: each call that says the drawing is out of date counts; so does a new path")
  func revision() {
    let renderer = MKPolylineRenderer(polyline: MKPolyline(coordinates: [Self.west, Self.east], count: 2))
    #expect(renderer.revision == 0)
    renderer.setNeedsDisplay()
    renderer.setNeedsDisplay(.world)
    renderer.setNeedsDisplay(.world, zoomScale: 1)
    renderer.invalidatePath()
    #expect(renderer.revision == 4)
  }

  private final class Delegate: NSObject, MKMapViewDelegate {
    let start: CGFloat
    let end: CGFloat

    init(start: CGFloat, end: CGFloat) {
      self.start = start
      self.end = end
      super.init()
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .red
      renderer.lineWidth = 6
      renderer.lineCap = .butt
      // Changed twice, so that a part kept from before would show.
      renderer.strokeEnd = 0.2
      _ = renderer.path
      renderer.strokeStart = start
      renderer.strokeEnd = end
      return renderer
    }
  }
}
