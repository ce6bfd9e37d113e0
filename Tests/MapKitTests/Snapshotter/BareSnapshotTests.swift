import MapKit
import Testing

@MainActor @Suite struct BareSnapshotTests {
  private func options() -> MKMapSnapshotter.Options {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 100, height: 100)
    options.mapRect = square(10, 20, side: 1000)
    options.baseMap = .plain
    return options
  }

  @Test("N03: annotations and overlays are not drawn, unless the options name a map; point(for:) says where to draw")
  func bare() async throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = TestDelegate()
    map.delegate = delegate
    map.addAnnotation(pin(10, 20))
    map.addOverlay(box(10, 20, half: 0.001))
    let snapshot = try await MKMapSnapshotter(options: options()).start()
    let isPlain = try (0..<100).allSatisfy { try snapshot.image.pixel($0, $0) == .ground }
    #expect(isPlain)
    #expect(delegate.viewRequests.isEmpty && delegate.rendererRequests.isEmpty)
    let point = snapshot.point(for: place(10, 20))
    let drawn = UIGraphicsImageRenderer(size: snapshot.image.size).image { _ in
      snapshot.image.draw(at: .zero)
      plain(.red, 10, 10).draw(at: CGPoint(x: point.x - 5, y: point.y - 5))
    }
    #expect(try drawn.pixel(50, 50) == .red)
    #expect(try drawn.pixel(60, 50) == snapshot.image.pixel(60, 50))
  }

  @Test("N07: a snapshot of an invalid region is an error, as V17 says: no picture, and no trap")
  func invalidRegion() async {
    let options = options()
    options.region = MKCoordinateRegion(
      center: place(120.2, 30.27), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    await #expect(throws: MKSnapshotError.region(.invalidCenter(latitude: 120.2, longitude: 30.27))) {
      _ = try await MKMapSnapshotter(options: options).start()
    }
  }

  @Test("N02: setting the camera sets region and rect, and the other way round; the last one set counts")
  func camera() async throws {
    let options = options()
    options.size = CGSize(width: 200, height: 100)
    options.camera = MKMapCamera(lookingAtCenter: place(40, 10), fromDistance: 3000, pitch: 20, heading: 30)
    #expect(isClose(options.region.center.latitude, 40, within: 1e-9) && options.camera.heading == 30)
    let meters = options.mapRect.height * MKMetersPerMapPointAtLatitude(40)
    #expect(isClose(meters, 3000 * 2 * tan(15 * Double.pi / 180), within: 1e-6))
    #expect(isClose(options.camera.centerCoordinateDistance, 3000, within: 1e-6) && options.camera.pitch == 20)
    let snapshot = try await MKMapSnapshotter(options: options).start()
    let north = MKMapPoint(x: options.mapRect.midX, y: options.mapRect.minY).coordinate
    let point = snapshot.point(for: north)
    #expect(isClose(point.y, 0, within: 1) && isClose(point.x, 100, within: 1))
    options.mapRect = square(0, 0, side: 1000)
    #expect(isClose(options.camera.centerCoordinate.latitude, 0, within: 1e-9))
    let distance = options.camera.centerCoordinateDistance
    options.camera = MKMapCamera(lookingAtCenter: place(0, 50), fromDistance: -1, pitch: 0, heading: 0)
    #expect(isClose(options.camera.centerCoordinateDistance, distance, within: 1e-6))
    #expect(isClose(options.region.center.longitude, 50, within: 1e-9))
    options.camera = MKMapCamera(lookingAtCenter: place(95, 0), fromDistance: 10, pitch: 0, heading: 0)
    await #expect(throws: MKSnapshotError.region(.invalidCenter(latitude: 95, longitude: 0))) {
      _ = try await MKMapSnapshotter(options: options).start()
    }
  }

  @Test("A configuration sets the map type, and the other way round; options take and give copies")
  func configuration() throws {
    let (options, own) = (options(), MKStandardMapConfiguration(emphasisStyle: .muted))
    #expect(options.preferredConfiguration is MKStandardMapConfiguration)
    options.preferredConfiguration = own
    own.emphasisStyle = .default
    #expect(options.mapType == .mutedStandard)
    options.mapType = .satelliteFlyover
    let copy = try #require(options.copy() as? MKMapSnapshotter.Options)
    #expect((copy.preferredConfiguration as? MKImageryMapConfiguration)?.elevationStyle == .realistic)
  }

  @Test("D17: over a plain base map every pixel is ground, nothing is loaded, and nobody is named")
  func noBaseMap() async throws {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let delegate = LoadingDelegate()
    map.delegate = delegate
    map.visibleMapRect = .world
    let snapshot = try await map.snapshot(over: .plain)
    let pixels = try (0..<100).flatMap { x in try (0..<100).map { y in try snapshot.image.pixel(x, y) } }
    #expect(pixels.allSatisfy { $0 == .ground })
    #expect(delegate.loads == 0 && snapshot.attribution.isEmpty)
    _ = try await map.snapshot(over: try BaseMap())
    #expect(delegate.loads == 1)
  }
}

private final class LoadingDelegate: NSObject, MKMapViewDelegate {
  var loads = 0
  func mapViewWillStartLoadingMap(_ mapView: MKMapView) { loads += 1 }
}
