import MapKit
import Testing

@MainActor @Suite struct MKMapSnapshotterTests {
  private func options(_ width: CGFloat = 64, _ height: CGFloat = 64) -> MKMapSnapshotter.Options {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: width, height: height)
    options.baseMap = .plain
    return options
  }

  @Test("N01: a snapshot is 256 × 256 points of a standard map at first")
  func defaults() async throws {
    let options = MKMapSnapshotter.Options()
    #expect(options.size == CGSize(width: 256, height: 256) && options.mapType == .standard && options.scale == 1)
    #expect(options.mapView == nil && options.showsBuildings && options.showsPointsOfInterest)
    let image = try await MKMapSnapshotter().start().image
    #expect(image.size == options.size)
    #expect(try image.pixel(128, 128) != .ground, "the sea of the world's map")
  }

  @Test("N02: setting the region sets the rect, and the other way round")
  func regionAndRect() {
    let options = MKMapSnapshotter.Options()
    #expect(MKMapRectEqualToRect(options.mapRect, .world))
    #expect(options.region.span.longitudeDelta == 360)
    let region = MKCoordinateRegion(
      center: place(10, 20), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    options.region = region
    #expect(options.region.center.latitude == 10 && isClose(options.mapRect.width, 2 * 745_654.0444, within: 0.001))
    options.mapRect = square(30, 40, side: 1000)
    #expect(isClose(options.region.center.longitude, 40, within: 1e-9))
  }

  @Test("The map type gives the ground; with a map view, that map's type")
  func mapType() async throws {
    let options = options()
    options.mapType = .satellite
    let satellite = try await MKMapSnapshotter(options: options).start().image.pixel(5, 5)
    #expect(satellite != .ground && satellite.green < 100)
    let map = MKMapView(frame: .zero)
    map.mapType = .mutedStandard
    map.baseMap = .plain
    options.mapView = map
    #expect(try await MKMapSnapshotter(options: options).start().image.pixel(5, 5).red == 244)
  }

  @Test("D20: options are copied when the snapshotter is made; later changes change nothing")
  func optionsCopied() async throws {
    let options = options()
    options.mapRect = square(10, 20, side: 1000)
    let snapshotter = MKMapSnapshotter(options: options)
    options.mapRect = .world
    options.size = CGSize(width: 5, height: 5)
    options.scale = 3
    options.mapType = .satellite
    let snapshot = try await snapshotter.start()
    #expect(snapshot.image.size == CGSize(width: 64, height: 64))
    #expect(try snapshot.image.pixel(5, 5) == .ground)
    #expect(isClose(snapshot.point(for: place(10, 20)).x, 32, within: 0.5))
  }

  @Test("Without region or rect the picture shows what the map view shows, or the world")
  func shownArea() async throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    map.visibleMapRect = square(10, 20, side: 1000)
    let options = options(100, 50)
    options.mapView = map
    let ofMap = try await MKMapSnapshotter(options: options).start()
    #expect(isClose(ofMap.point(for: place(10, 20)).x, 50, within: 0.5))
    options.mapView = nil
    let ofWorld = try await MKMapSnapshotter(options: options).start()
    #expect(isClose(ofWorld.point(for: place(0, 0)).x, 50, within: 0.5))
  }

  @Test("V17: a region that is not valid is a typed error, not a trap")
  func invalidRegions() async {
    let regions = [
      (120.2, 30.27, 1.0, 1.0), (0, 0, 181, 361), (0, 0, -1, 1), (0, 0, .nan, 1), (.nan, 0, 1, 1), (0, 0, 1, .infinity),
    ]
    for (latitude, longitude, height, width) in regions {
      let options = options()
      options.region = MKCoordinateRegion(
        center: place(latitude, longitude), span: MKCoordinateSpan(latitudeDelta: height, longitudeDelta: width))
      let error = await #expect(throws: MKSnapshotError.self) {
        _ = try await MKMapSnapshotter(options: options).start()
      }
      guard case .region = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      await #expect(throws: MKSnapshotError.self) { _ = try await MKMapSnapshotter(options: options).data(as: .svg) }
    }
  }

  @Test("Rects that are empty or not finite are a typed error")
  func badRects() async {
    for rect in [
      MKMapRect.null, MKMapRect(), MKMapRect(x: .nan, y: 0, width: 5, height: 5),
      MKMapRect(x: 0, y: 0, width: -5, height: 5), MKMapRect(x: 0, y: 0, width: 1e308, height: 1),
    ] {
      let options = options(2, 1000)
      options.mapRect = rect
      await #expect(throws: MKSnapshotError.emptyMapRect) { _ = try await MKMapSnapshotter(options: options).start() }
    }
  }

  @Test("Sizes and scales out of range are a typed error")
  func badSizes() async {
    let sizes: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 5, 1), (5, -5, 1), (.nan, 5, 1), (.infinity, 5, 1), (32_768, 5, 1), (20_000, 20_000, 1), (5, 5, 0),
      (5, 5, -1), (5, 5, .nan), (5, 5, .infinity), (0.2, 0.2, 1), (20_000, 10, 2),
    ]
    for (width, height, scale) in sizes {
      let options = options(width, height)
      options.scale = scale
      let error = await #expect(throws: MKSnapshotError.self) {
        _ = try await MKMapSnapshotter(options: options).start()
      }
      if case .sizeOutOfRange = error {} else { Issue.record("\(width) × \(height) @\(scale)") }
    }
  }

  @Test("A size that is not whole in pixels is rounded; the middle stays the middle")
  func fractions() async throws {
    let options = options(100.5, 33.3)
    options.scale = 2
    options.mapRect = square(10, 20, side: 1000)
    let snapshot = try await MKMapSnapshotter(options: options).start()
    #expect(snapshot.image.cgImage?.width == 201 && snapshot.image.cgImage?.height == 67)
    let point = snapshot.point(for: place(10, 20))
    #expect(isClose(point.x, 50.25, within: 0.5) && isClose(point.y, 16.65, within: 0.5))
  }

  @Test("N04, D19: point(for:) of the centre is the middle within half a pixel; outside it still gives a number")
  func points() async throws {
    for scale in [CGFloat(1), 2, 3] {
      let options = options(300, 200)
      options.scale = scale
      options.region = MKCoordinateRegion(
        center: place(34.4248, -118.5971), latitudinalMeters: 1000, longitudinalMeters: 1000)
      let snapshot = try await MKMapSnapshotter(options: options).start()
      #expect(snapshot.image.scale == scale)
      let middle = snapshot.point(for: place(34.4248, -118.5971))
      #expect(isClose(middle.x, 150, within: 0.5 / scale) && isClose(middle.y, 100, within: 0.5 / scale))
      #expect(snapshot.point(for: place(34.43, -118.5971)).y < middle.y)
      #expect(snapshot.point(for: place(34.4248, -100)).x > 300)
    }
  }

  @Test("A snapshotter can be used again, and makes the same picture")
  func reuse() async throws {
    let snapshotter = MKMapSnapshotter(options: options())
    let first = try await snapshotter.start().image.cgImage?.bytes()
    let second = try await snapshotter.start().image.cgImage?.bytes()
    #expect(first == second && !snapshotter.isLoading)
  }
}
