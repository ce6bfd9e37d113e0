import MapKit
import Testing

@Suite struct MKTileOverlayTests {
  @Test("T02: the defaults")
  func defaults() {
    let overlay = MKTileOverlay(urlTemplate: nil)
    #expect(overlay.urlTemplate == nil && overlay.tileSize == CGSize(width: 256, height: 256))
    #expect(overlay.minimumZ == 0 && overlay.maximumZ == 21 && !overlay.isGeometryFlipped)
    #expect(!overlay.enlargesTilesBeyondMaximumZ)
  }

  @Test("Sizes below a pixel count as one; all else is kept")
  func settings() {
    let overlay = MKTileOverlay(urlTemplate: "a/{z}")
    overlay.tileSize = CGSize(width: 0, height: -3)
    #expect(overlay.tileSize == CGSize(width: 1, height: 1))
    (overlay.minimumZ, overlay.maximumZ, overlay.isGeometryFlipped) = (3, 9, true)
    #expect(overlay.minimumZ == 3 && overlay.maximumZ == 9 && overlay.isGeometryFlipped)
    #expect(overlay.urlTemplate == "a/{z}")
  }

  @Test("T01: the place-holders of the template")
  func template() {
    let overlay = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}@{scale}x.png?z={z}")
    let path = MKTileOverlay.Path(x: 5, y: 6, z: 7, contentScaleFactor: 2)
    #expect(overlay.url(forTilePath: path).absoluteString == "https://tiles.example/7/5/6@2x.png?z=7")
    let plain = MKTileOverlayPath(x: 0, y: 0, z: 0, contentScaleFactor: 1)
    #expect(overlay.url(forTilePath: plain).absoluteString == "https://tiles.example/0/0/0@1x.png?z=0")
    for (scale, text) in [(CGFloat.nan, "1"), (-3, "1"), (2.6, "3"), (.infinity, "100")] {
      let path = MKTileOverlayPath(x: 0, y: 0, z: 0, contentScaleFactor: scale)
      #expect(overlay.url(forTilePath: path).absoluteString == "https://tiles.example/0/0/0@\(text)x.png?z=0")
    }
  }

  @Test("T04: a path has x, y, z and a scale factor, all 0 at first, under both names")
  func path() {
    let empty = MKTileOverlayPath()
    #expect(empty.x == 0 && empty.y == 0 && empty.z == 0 && empty.contentScaleFactor == 0)
    #expect(
      MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 2)
        == MKTileOverlay.Path(
          x: 1, y: 2, z: 3, contentScaleFactor: 2))
  }

  @Test("T09: the bounding rect is the world, and the place its middle")
  func bounds() {
    let overlay = MKTileOverlay(urlTemplate: nil)
    #expect(MKMapRectEqualToRect(overlay.boundingMapRect, .world))
    #expect(overlay.coordinate.latitude == 0 && overlay.coordinate.longitude == 0)
    #expect(overlay.intersects(square(10, 10, side: 5)))
  }

  @Test("T06: a tile's bytes are what stands at its address, an error where nothing does")
  func loading() async throws {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
      UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("tile".utf8).write(to: folder.appendingPathComponent("2-1-3.png"))
    let overlay = MKTileOverlay(urlTemplate: folder.absoluteString + "{z}-{x}-{y}.png")
    let path = MKTileOverlayPath(x: 1, y: 3, z: 2, contentScaleFactor: 1)
    #expect(try await overlay.loadTile(at: path) == Data("tile".utf8))
    let absent = MKTileOverlayPath(x: 0, y: 3, z: 2, contentScaleFactor: 1)
    await #expect(throws: (any Error).self) { try await overlay.loadTile(at: absent) }
    await #expect(throws: (any Error).self) { try await MKTileOverlay(urlTemplate: nil).loadTile(at: path) }
  }

  /// Answers in the way its name says.
  final class OddOverlay: MKTileOverlay {
    override func loadTile(at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void) {
      switch path.x {
      case 0:
        result(Data([1]), nil)
        result(Data([2]), nil)
        result(nil, URLError(.timedOut))
      case 1: result(nil, nil)
      default: break
      }
    }
  }

  @Test("Of several answers the first counts; neither bytes nor an error, and no answer at all, are errors")
  func oddAnswers() async throws {
    let overlay = OddOverlay(urlTemplate: nil)
    #expect(try await overlay.loadTile(at: MKTileOverlayPath()) == Data([1]))
    for x in [1, 2] {
      let path = MKTileOverlayPath(x: x, y: 0, z: 3, contentScaleFactor: 1)
      await #expect(throws: URLError.self) { try await overlay.loadTile(at: path) }
    }
  }
}
