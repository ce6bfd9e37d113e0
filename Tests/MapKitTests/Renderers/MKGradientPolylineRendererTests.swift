import Testing

@testable import MapKit

@MainActor @Suite struct MKGradientPolylineRendererTests {
  /// A line from the left to the right edge of a picture of 200 × 50 points, 100 map points a point.
  private let shape: MKPolyline
  private let renderer: MKGradientPolylineRenderer
  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
  private let delegate = TestDelegate()

  init() {
    let rect = MKMapRect(x: 100_000_000, y: 100_000_000, width: 20_000, height: 5000)
    let points = [0.1, 0.3, 0.9].map { MKMapPoint(x: rect.minX + rect.width * $0, y: rect.midY) }
    shape = MKPolyline(points: points, count: 3)
    renderer = MKGradientPolylineRenderer(polyline: shape)
    (renderer.lineWidth, renderer.lineCap) = (10, .butt)
    let renderer = self.renderer
    delegate.makeRenderer = { _ in renderer }
    map.delegate = delegate
    map.visibleMapRect = rect
    map.addOverlay(shape)
  }

  @Test("P16: there are no colours at first; colours and locations are kept as given")
  func colors() {
    #expect(renderer.colors.isEmpty && renderer.locations.isEmpty)
    renderer.setColors([.red, .blue], locations: [0.2, 0.7])
    #expect(renderer.colors == [.red, .blue] && renderer.locations == [0.2, 0.7])
    #expect(renderer.revision == 1)
    #expect(MKGradientPolylineRenderer(overlay: shape).polyline === shape)
  }

  @Test("P16: the colour changes along the line, and nothing is filled")
  func gradient() async throws {
    renderer.fillColor = .green
    renderer.setColors([.red, .blue], locations: [0.25, 0.75])
    let image = try await map.snapshot().image
    // The line runs from 20 to 180.
    #expect(try image.pixel(30, 25) == .red && image.pixel(170, 25) == .blue)
    let middle = try image.pixel(100, 25)
    #expect(abs(Int(middle.red) - 128) < 4 && abs(Int(middle.blue) - 127) < 4 && middle.green == 0)
    var reds: [UInt8] = []
    for x in 60...140 { reds.append(try image.pixel(x, 25).red) }
    #expect(reds == reds.sorted(by: >) && Set(reds).count > 60)
    #expect(try image.pixel(100, 19) == .ground && image.pixel(100, 30) == .ground)
    #expect(try image.pixel(19, 25) == .ground && image.pixel(180, 25) == .ground)
  }

  @Test("At one location the later colour goes on at once")
  func jump() async throws {
    renderer.setColors([.red, .red, .green, .green], locations: [0, 0.5, 0.5, 1])
    let image = try await map.snapshot().image
    #expect(try image.pixel(99, 25) == .red && image.pixel(100, 25) == .green)
  }

  @Test("Caps keep the end colours; strokeStart and strokeEnd cut the line, not the colours")
  func capsAndPart() async throws {
    renderer.setColors([.red, .red, .blue, .blue], locations: [0, 0.5, 0.5, 1])
    renderer.lineCap = .square
    let capped = try await map.snapshot().image
    #expect(try capped.pixel(16, 21) == .red && capped.pixel(183, 28) == .blue && capped.pixel(186, 25) == .ground)
    (renderer.lineCap, renderer.strokeStart, renderer.strokeEnd) = (.butt, 0.25, 0.75)
    let part = try await map.snapshot().image
    #expect(try part.pixel(58, 25) == .ground && part.pixel(62, 25) == .red)
    #expect(try part.pixel(138, 25) == .blue && part.pixel(142, 25) == .ground)
  }

  @Test("A colour half clear is laid down once, though the pieces of the line overlap")
  func translucent() async throws {
    let half = UIColor.black.withAlphaComponent(0.5)
    renderer.setColors([half, UIColor.red.withAlphaComponent(0.5), half], locations: [0, 0.5, 1])
    let image = try await map.snapshot().image
    for x in 25..<175 {
      let green = try image.pixel(x, 25).green
      #expect(abs(Int(green) - 119) <= 2, "\(x)")
    }
  }

  @Test("Without colours the line is stroked as any other")
  func noColors() async throws {
    renderer.strokeColor = .green
    #expect(try await map.snapshot().image.pixel(100, 25) == .green)
  }

  @Test("A picture of the line is the same whatever the number of threads that draw it")
  func deterministic() async throws {
    renderer.setColors([.red, .blue], locations: [0, 1])
    renderer.lineCap = .round
    let first = try await map.snapshot(scale: 3).image
    let second = try await map.snapshot(scale: 3).image
    #expect(try first.cgImage?.bytes() == second.cgImage?.bytes())
  }

  @Test("In a document the line is a picture")
  func document() async throws {
    renderer.setColors([.red, .blue], locations: [0, 1])
    let options = MKMapSnapshotter.Options()
    options.mapView = map
    options.size = map.bounds.size
    let svg = String(decoding: try await MKMapSnapshotter(options: options).data(as: .svg), as: UTF8.self)
    #expect(svg.contains("<image"))
  }

  @Test("Colours without a location each end the program")
  func counts() async {
    await #expect(processExitsWith: .failure) {
      let line = MKPolyline(coordinates: [place(0, 0), place(1, 1)], count: 2)
      MKGradientPolylineRenderer(polyline: line).setColors([.red], locations: [])
    }
  }
}
