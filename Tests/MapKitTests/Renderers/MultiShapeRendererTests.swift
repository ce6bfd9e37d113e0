import MapKit
import Testing

@MainActor @Suite struct MultiShapeRendererTests {
  /// Overlays in a picture of 100 × 100 points round (0, 0), 1000 map points a point.
  private func picture(_ overlay: any MKOverlay, _ renderer: MKOverlayRenderer) async throws -> UIImage {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = TestDelegate()
    delegate.makeRenderer = { _ in renderer }
    map.delegate = delegate
    map.visibleMapRect = square(0, 0, side: 100_000)
    map.addOverlay(overlay)
    return try await map.snapshot().image
  }

  @Test("S12: the areas of a multi-polygon are filled alike, their holes left out")
  func polygons() async throws {
    let holed = polygon(
      [place(-0.05, -0.05), place(-0.05, -0.01), place(0.05, -0.01), place(0.05, -0.05)],
      holes: [box(0, -0.03, half: 0.01)])
    let shape = MKMultiPolygon([holed, box(0, 0.03, half: 0.01)])
    let renderer = MKMultiPolygonRenderer(multiPolygon: shape)
    #expect(renderer.multiPolygon === shape)
    #expect(MKMultiPolygonRenderer(overlay: shape).multiPolygon === shape)
    renderer.fillColor = .red
    let image = try await picture(shape, renderer)
    #expect(try image.pixel(28, 20) == .red && image.pixel(72, 50) == .red)
    #expect(try image.pixel(28, 50) == .ground && image.pixel(50, 50) == .ground)
  }

  @Test("S12: the lines of a multi-polyline are stroked alike, not joined and not filled")
  func polylines() async throws {
    let shape = MKMultiPolyline([
      line([place(-0.03, -0.06), place(-0.03, 0.06), place(0.03, 0.06)]),
      line([place(0.05, -0.06), place(0.05, 0.06)]),
    ])
    let renderer = MKMultiPolylineRenderer(multiPolyline: shape)
    #expect(renderer.multiPolyline === shape)
    #expect(MKMultiPolylineRenderer(overlay: shape).multiPolyline === shape)
    (renderer.strokeColor, renderer.fillColor, renderer.lineWidth) = (.red, .blue, 4)
    let image = try await picture(shape, renderer)
    #expect(try image.pixel(50, 72) == .red && image.pixel(50, 13) == .red)
    #expect(try image.pixel(50, 50) == .ground && image.pixel(70, 60) == .ground)
  }

  @Test("Members on both sides of the 180th meridian are drawn where they are")
  func meridian() async throws {
    let shape = MKMultiPolygon([box(0, 179, half: 0.9), box(0, -178, half: 0.9)])
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = TestDelegate()
    delegate.makeRenderer = { overlay in
      let renderer = MKMultiPolygonRenderer(overlay: overlay)
      renderer.fillColor = .red
      return renderer
    }
    map.delegate = delegate
    map.addOverlay(shape)
    for center in [180.0, -180] {
      map.region = MKCoordinateRegion(
        center: place(0, center), span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
      let image = try await map.snapshot().image
      #expect(try image.pixel(40, 50) == .red && image.pixel(70, 50) == .red)
      #expect(try image.pixel(55, 50) == .ground && image.pixel(20, 50) == .ground)
    }
  }

  @Test("Another overlay ends the program")
  func wrongOverlay() async {
    await #expect(processExitsWith: .failure) { _ = MKMultiPolygonRenderer(overlay: box(0, 0, half: 1)) }
    await #expect(processExitsWith: .failure) { _ = MKMultiPolylineRenderer(overlay: box(0, 0, half: 1)) }
  }
}
