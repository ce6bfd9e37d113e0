import Testing

@testable import MapKit

/// V52–V54: what the delegate hears of the tiles that a picture needs.
@MainActor @Suite struct MapLoadingTests {
  private final class Diary: NSObject, MKMapViewDelegate {
    var lines: [String] = []
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      (overlay as? MKTileOverlay).map { MKTileOverlayRenderer(tileOverlay: $0) } ?? MKOverlayRenderer(overlay: overlay)
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { lines.append("region") }
    func mapViewWillStartLoadingMap(_ mapView: MKMapView) { lines.append("loading") }
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { lines.append("loaded") }
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
      lines.append("failed \((error as? MKError)?.code.rawValue ?? 0)")
    }
    func mapViewWillStartRenderingMap(_ mapView: MKMapView) { lines.append("rendering") }
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
      lines.append("rendered \(fullyRendered)")
    }
  }

  private final class Tiles: MKTileOverlay {
    override func loadTile(at path: MKTileOverlayPath) async throws -> Data {
      guard path.x % 2 == 0 else { throw MKError(.serverFailure) }
      let pixel = try #require(PixelBuffer(width: 1, height: 1))
      return try CGImage(pixels: pixel).pngData()
    }
  }

  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  private let diary = Diary()

  init() { map.delegate = diary }

  @Test("V52, V54: loading comes after the region's change, once for new tiles and not at all when all are in memory")
  func calls() async throws {
    let baseMap = try BaseMap()
    map.visibleMapRect = square(10, 10, side: 4_000_000)
    _ = try await map.snapshot(over: baseMap)
    #expect(diary.lines == ["region", "rendering", "loading", "loaded", "rendered true"])
    _ = try await map.snapshot(over: baseMap)
    #expect(diary.lines.suffix(2) == ["rendering", "rendered true"] && diary.lines.count == 7)
    map.mapType = .satellite
    _ = try await map.snapshot(over: baseMap)
    #expect(diary.lines.suffix(4) == ["rendering", "loading", "loaded", "rendered true"])
    _ = try await map.snapshot(over: baseMap)
    #expect(diary.lines.suffix(2) == ["rendering", "rendered true"] && diary.lines.count == 13)
    _ = try await map.snapshot(over: .plain)
    #expect(diary.lines.suffix(2) == ["rendering", "rendered true"] && diary.lines.count == 15)
  }

  @Test("V53: a damaged archive is told, and the picture is not fully rendered but there")
  func damaged() async throws {
    var data = try Data(contentsOf: Bundle.main.imageryArchive())
    // The first tile is looked at when the archive is opened; those of the deepest level come last.
    let tiles = Int(data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 56, as: UInt64.self) })
    let start = tiles + (data.count - tiles) / 4
    data.replaceSubrange(start..<data.count, with: Data(repeating: 0xFF, count: data.count - start))
    let file = try TemporaryFile(data, name: "damaged.pmtiles")
    let baseMap = try BaseMap(archives: [file.path])
    map.mapType = .satellite
    map.visibleMapRect = square(10, 10, side: 50_000)
    let snapshot = try await map.snapshot(over: baseMap)
    #expect(diary.lines.suffix(4) == ["rendering", "loading", "failed 6", "rendered false"])
    #expect(snapshot.image.size == CGSize(width: 60, height: 60))
    #expect(baseMap.faults.contains("Blue Marble 5/16/15: no image: unknownFormat"))
    // A level that is whole, or the world, shows instead: land is neither black nor plain.
    let pixel = try snapshot.image.pixel(30, 30)
    #expect(pixel.red > 40 && pixel.red > pixel.blue && pixel.alpha == 255)
  }

  @Test("V53, V54: the tiles of overlays count too, and those that do not come")
  func overlays() async throws {
    let tiles = Tiles(urlTemplate: nil)
    map.bounds.size = CGSize(width: 256, height: 256)
    map.visibleMapRect = .world
    map.addOverlay(tiles)
    tiles.maximumZ = 0
    _ = try await map.snapshot()
    #expect(diary.lines.suffix(4) == ["rendering", "loading", "loaded", "rendered true"])
    tiles.maximumZ = 21
    map.bounds.size = CGSize(width: 600, height: 600)
    _ = try await map.snapshot()
    #expect(diary.lines.suffix(4) == ["rendering", "loading", "failed 2", "rendered false"])
  }
}

extension Bundle {
  /// The archive of imagery beside the test's program.
  fileprivate func imageryArchive() throws -> URL {
    let folder = try #require(executableURL?.resolvingSymlinksInPath().deletingLastPathComponent())
    return folder.appendingPathComponent("OpenMapKit_Basemap.resources/Resources/blue-marble-z0-5.pmtiles")
  }
}
