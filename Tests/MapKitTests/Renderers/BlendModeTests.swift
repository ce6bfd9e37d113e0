import Testing

@testable import MapKit

@MainActor @Suite("Blend mode of a renderer")
struct BlendModeTests {
  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let delegate = TestDelegate()
  private let lower: MKPolygon
  private let upper: MKPolygon

  init() {
    let area = square(0, 0, side: 100_000)
    func box(_ x: Double) -> MKPolygon {
      let corners = [(x, 0.2), (x + 0.4, 0.2), (x + 0.4, 0.8), (x, 0.8)].map {
        MKMapPoint(x: area.minX + area.width * $0.0, y: area.minY + area.height * $0.1)
      }
      return MKPolygon(points: corners, count: 4)
    }
    (lower, upper) = (box(0.1), box(0.3))
    map.delegate = delegate
    map.visibleMapRect = area
    map.addOverlays([lower, upper])
  }

  private func picture(_ mode: CGBlendMode, _ bottom: UIColor, _ top: UIColor) async throws -> UIImage {
    let lower = self.lower
    delegate.makeRenderer = { overlay in
      let renderer = MKPolygonRenderer(overlay: overlay)
      renderer.fillColor = overlay === lower ? bottom : top
      if overlay !== lower { renderer.blendMode = mode }
      return renderer
    }
    return try await map.snapshot().image
  }

  @Test("P18: the blend mode is normal at first, and is kept")
  func initial() {
    let renderer = MKPolygonRenderer(polygon: lower)
    #expect(renderer.blendMode == .normal)
    renderer.blendMode = .multiply
    #expect(renderer.blendMode == .multiply)
  }

  @Test("P18: an overlay multiplies with the overlay and the map below it")
  func multiply() async throws {
    let image = try await picture(.multiply, .red, UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    #expect(try image.pixel(20, 50) == .red && image.pixel(40, 50) == .red)
    #expect(try image.pixel(60, 50) == Pixel(red: 242, green: 239, blue: 0, alpha: 255))
    #expect(try image.pixel(80, 50) == .ground)
  }

  @Test("P19: a mode that reads nothing outside the drawing changes nothing outside the bounding rect")
  func destinationIn() async throws {
    let image = try await picture(.destinationIn, .red, .black)
    #expect(try image.pixel(20, 50) == .red && image.pixel(40, 50) == .red && image.pixel(60, 50) == .ground)
    #expect(try image.pixel(5, 5) == .ground && image.pixel(90, 90) == .ground)
  }
}
