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
}
