import Testing

@testable import MapKit

@MainActor @Suite struct MKPolygonRendererTests {
  @Test("The renderer keeps its polygon, made from it or from the overlay")
  func polygonKept() {
    let area = box(0, 0, half: 1)
    #expect(MKPolygonRenderer(polygon: area).polygon === area)
    #expect(MKPolygonRenderer(overlay: area).polygon === area)
  }

  @Test("D12: a point in a hole is not in the path, by the even–odd rule")
  func holeMisses() throws {
    let area = polygon(
      [place(-2, -2), place(-2, 2), place(2, 2), place(2, -2)],
      holes: [polygon([place(-1, -1), place(-1, 1), place(1, 1), place(1, -1)])])
    let renderer = MKPolygonRenderer(polygon: area)
    let path = try #require(renderer.path)
    #expect(!path.contains(renderer.point(for: MKMapPoint(place(0, 0))), using: .evenOdd))
    #expect(path.contains(renderer.point(for: MKMapPoint(place(1.5, 0))), using: .evenOdd))
  }

  @Test("D12, S05: a square with a hole shows the ground in its middle, whichever way the rings turn")
  func hole() async throws {
    for isReversed in [false, true] {
      let corners = [place(-0.01, -0.01), place(-0.01, 0.01), place(0.01, 0.01), place(0.01, -0.01)]
      let hole = polygon(isReversed ? corners.reversed() : corners)
      let area = polygon(corners.map { place($0.latitude * 3, $0.longitude * 3) }, holes: [hole])
      let image = try await picture([area])
      #expect(try image.pixel(50, 50) == .ground)
      #expect(try image.pixel(30, 50) == .red)
      #expect(try image.pixel(2, 50) == .ground)
    }
  }

  @Test("S05: the ring closes itself: the stroke runs along the last side too")
  func closed() async throws {
    let delegate = TestDelegate()
    delegate.makeRenderer = { overlay in
      let renderer = MKPolygonRenderer(overlay: overlay)
      renderer.strokeColor = .blue
      renderer.lineWidth = 4
      return renderer
    }
    let image = try await picture([box(0, 0, half: 0.03)], delegate: delegate)
    // The last side runs from the upper left to the lower left corner.
    let left = 50 - Int((0.03 / 360 * MKMapSize.world.width / 1000).rounded())
    #expect(try image.pixel(left, 50) == .blue)
    #expect(try image.pixel(50, 50) == .ground)
  }

  @Test("A hole given on the other side of the 180th meridian is cut out all the same")
  func holeAcrossTheMeridian() async throws {
    let hole = polygon([place(-2, -178), place(-2, 178), place(2, 178), place(2, -178)])
    let area = polygon([place(-10, 170), place(-10, -170), place(10, -170), place(10, 170)], holes: [hole])
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = TestDelegate()
    map.delegate = delegate
    map.addOverlay(area)
    for center in [place(0, 180), place(0, -180)] {
      map.region = MKCoordinateRegion(
        center: center, span: MKCoordinateSpan(latitudeDelta: 40, longitudeDelta: 40))
      let image = try await map.snapshot().image
      #expect(try image.pixel(50, 50) == .ground)
      #expect(try image.pixel(40, 50) == .red && image.pixel(60, 50) == .red)
      #expect(try image.pixel(20, 50) == .ground)
    }
  }

  @Test("Another overlay than a polygon ends the program")
  func wrongOverlay() async {
    await #expect(processExitsWith: .failure) {
      _ = MKPolygonRenderer(overlay: MKCircle(center: place(0, 0), radius: 1))
    }
  }
}

@MainActor @Suite struct MKPolylineRendererTests {
  @Test("The renderer keeps its line, and a line has no inside to fill")
  func line() async throws {
    let points = [place(-0.03, -0.03), place(-0.03, 0.03), place(0.03, 0.03)]
    let shape = MapKitTests.line(points)
    #expect(MKPolylineRenderer(polyline: shape).polyline === shape)
    #expect(MKPolylineRenderer(overlay: shape).polyline === shape)
    let delegate = TestDelegate()
    delegate.makeRenderer = { overlay in
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.fillColor = .blue
      renderer.strokeColor = .red
      renderer.lineWidth = 4
      return renderer
    }
    let image = try await picture([shape], delegate: delegate)
    #expect(try image.pixel(60, 60) == .ground)
    #expect(try image.pixel(50, 72) == .red)
  }

  @Test("Without a width a line is as wide as a road")
  func roadWidth() async throws {
    let delegate = TestDelegate()
    delegate.makeRenderer = { overlay in
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = .red
      return renderer
    }
    let image = try await picture([MapKitTests.line([place(0, -1), place(0, 1)])], delegate: delegate)
    // At a zoom scale of 0.001 the width is 4 points: rows 48 to 51.
    #expect(
      try (46...53).map { try image.pixel(50, $0) == .red } == [false, false, true, true, true, true, false, false])
  }

  @Test("Another overlay than a line ends the program")
  func wrongOverlay() async {
    await #expect(processExitsWith: .failure) { _ = MKPolylineRenderer(overlay: box(0, 0, half: 1)) }
  }
}

@MainActor @Suite struct MKCircleRendererTests {
  @Test("The renderer keeps its circle and fills it")
  func circle() async throws {
    let shape = MKCircle(center: place(0, 0), radius: 30_000 * 0.148)
    #expect(MKCircleRenderer(circle: shape).circle === shape)
    #expect(MKCircleRenderer(overlay: shape).circle === shape)
    let image = try await picture([shape])
    #expect(try image.pixel(50, 50) == .red && image.pixel(50, 22) == .red && image.pixel(78, 50) == .red)
    #expect(try image.pixel(25, 25) == .ground && image.pixel(50, 18) == .ground)
  }

  @Test("Another overlay than a circle ends the program")
  func wrongOverlay() async {
    await #expect(processExitsWith: .failure) { _ = MKCircleRenderer(overlay: box(0, 0, half: 1)) }
  }
}

/// Overlays in a picture of 100 × 100 points round (0, 0), 1000 map points a point.
@MainActor private func picture(_ overlays: [any MKOverlay], delegate: TestDelegate = TestDelegate()) async throws
  -> UIImage
{
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  map.delegate = delegate
  map.visibleMapRect = square(0, 0, side: 100_000)
  map.addOverlays(overlays)
  return try await map.snapshot().image
}
