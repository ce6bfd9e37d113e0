import Testing

@testable import MapKit

/// Makes the tiles a test says, and remembers what it was asked for.
///
/// `@unchecked Sendable`: the asked paths are only touched under the lock.
private final class MadeTiles: MKTileOverlay, @unchecked Sendable {
  private let lock = NSLock()
  private var paths: [MKTileOverlayPath] = []
  private let make: @Sendable (MKTileOverlayPath) -> Data?

  init(_ make: @escaping @Sendable (MKTileOverlayPath) -> Data?) {
    self.make = make
    super.init(urlTemplate: nil)
  }

  var asked: [MKTileOverlayPath] { lock.withLock { paths } }

  override func loadTile(at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void) {
    lock.withLock { paths.append(path) }
    let data = make(path)
    DispatchQueue.global().async { result(data, nil) }
  }
}

@MainActor @Suite struct MKTileOverlayRendererTests {
  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 256, height: 256))
  private let delegate = TestDelegate()

  init() {
    map.delegate = delegate
    delegate.makeRenderer = {
      $0 is MKTileOverlay ? MKTileOverlayRenderer(overlay: $0) : TestDelegate.plainRenderer(for: $0)
    }
  }

  private func png(_ image: UIImage) throws -> Data { try #require(image.cgImage).pngData() }

  /// Shows the square of map that one tile covers.
  private func show(_ z: Int, _ x: Int, _ y: Int) throws {
    map.visibleMapRect = try #require(TileAddress(z: z, x: x, y: y)).mapRect
  }

  @Test("The tile of the shown part is asked for once, and drawn upright and pixel by pixel")
  func oneTile() async throws {
    let data = try png(quarters(256))
    let tiles = MadeTiles { _ in data }
    map.addOverlay(tiles)
    try show(5, 9, 12)
    for _ in 0..<2 {
      let image = try await map.snapshot().image
      #expect(try image.cgImage?.bytes() == quarters(256).cgImage?.bytes())
    }
    #expect(tiles.asked == [MKTileOverlayPath(x: 9, y: 12, z: 5, contentScaleFactor: 1)])
  }

  @Test("T03: with a flipped geometry rows are asked for from the south, and drawn at the same place")
  func flipped() async throws {
    let data = try png(quarters(256))
    let tiles = MadeTiles { _ in data }
    tiles.isGeometryFlipped = true
    map.addOverlay(tiles)
    try show(3, 1, 2)
    #expect(try await map.snapshot().image.pixel(10, 10) == .red)
    #expect(tiles.asked.map { [$0.x, $0.y, $0.z] } == [[1, 5, 3]])
  }

  @Test("T07: at two pixels a point the next level is asked for, with that scale factor")
  func scale() async throws {
    let data = try png(quarters(256))
    let tiles = MadeTiles { _ in data }
    map.addOverlay(tiles)
    try show(3, 1, 2)
    _ = try await map.snapshot(scale: 2)
    #expect(Set(tiles.asked.map { [$0.x, $0.y, $0.z] }) == [[2, 4, 4], [3, 4, 4], [2, 5, 4], [3, 5, 4]])
    #expect(tiles.asked.allSatisfy { $0.contentScaleFactor == 2 })
  }

  @Test("D15: a picture of 512 pixels fills the tile, not a quarter of it")
  func largePicture() async throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 512, height: 512)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 512, height: 512))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 496, y: 496, width: 16, height: 16))
    }
    let data = try png(picture)
    map.addOverlay(MadeTiles { _ in data })
    try show(5, 9, 12)
    let image = try await map.snapshot().image
    #expect(try image.pixel(252, 252) == .blue && image.pixel(244, 244) == .red)
    #expect(try image.pixel(1, 1) == .red && image.pixel(254, 1) == .red && image.pixel(1, 254) == .red)
  }

  @Test("T08, D16: beyond maximumZ the overlay is blank, or a part of the parent is drawn enlarged")
  func beyondMaximum() async throws {
    // Sixteen colours, one for each tile two levels deeper.
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 256, height: 256)).image { context in
      for row in 0..<4 {
        for column in 0..<4 {
          UIColor(red: CGFloat(column) / 3, green: CGFloat(row) / 3, blue: 0, alpha: 1).setFill()
          context.fill(CGRect(x: column * 64, y: row * 64, width: 64, height: 64))
        }
      }
    }
    let data = try png(picture)
    let tiles = MadeTiles { _ in data }
    tiles.maximumZ = 16
    map.addOverlay(tiles)
    try show(18, 44_010, 104_007)
    #expect(try await map.snapshot().image.pixel(128, 128) == .ground)
    #expect(tiles.asked.isEmpty)
    tiles.enlargesTilesBeyondMaximumZ = true
    let image = try await map.snapshot().image
    #expect(tiles.asked.map { [$0.x, $0.y, $0.z] } == [[11_002, 26_001, 16]])
    // x & 3 = 2, y & 3 = 3.
    for (x, y) in [(8, 8), (128, 128), (247, 247)] {
      #expect(try image.pixel(x, y) == Pixel(red: 170, green: 255, blue: 0, alpha: 255))
    }
  }

  @Test("T08: below minimumZ nothing is asked for")
  func belowMinimum() async throws {
    let tiles = MadeTiles { _ in nil }
    tiles.minimumZ = 6
    map.addOverlay(tiles)
    try show(5, 9, 12)
    _ = try await map.snapshot()
    #expect(tiles.asked.isEmpty)
  }

  @Test("D18: at fractional zooms no seam shows between tiles", arguments: [3.3, 3.4999, 3.5, 4.71])
  func seams(zoom: Double) async throws {
    let data = try png(plain(.white, 256, 256))
    map.addOverlay(MadeTiles { _ in data })
    let side = 256 * exp2(20 - zoom)
    for shift in [0, 0.377] {
      map.visibleMapRect = MKMapRect(x: 1e8 + shift * side, y: 0.9e8, width: side, height: side)
      let image = try #require(try await map.snapshot(scale: 2).image.cgImage)
      #expect(try image.bytes().allSatisfy { $0 == 255 })
    }
  }

  @Test("D14: tiles and a line lie in the order in which they were added")
  func order() async throws {
    let data = try png(plain(.blue, 256, 256))
    try show(5, 16, 15)
    let middle = map.visibleMapRect
    let route = [middle.minX, middle.maxX].map { MKMapPoint(x: $0, y: middle.midY) }
    for tilesFirst in [true, false] {
      map.removeOverlays(map.overlays)
      let overlays: [any MKOverlay] = [MadeTiles { _ in data }, MKPolyline(points: route, count: 2)]
      map.addOverlays(tilesFirst ? overlays : overlays.reversed())
      #expect(try await map.snapshot().image.pixel(128, 128) == (tilesFirst ? .red : .blue))
    }
  }

  @Test("T10: reloadData() asks for the tiles again and says that the drawing is out of date")
  func reload() async throws {
    let data = try png(plain(.blue, 256, 256))
    let tiles = MadeTiles { _ in data }
    map.addOverlay(tiles)
    try show(5, 9, 12)
    _ = try await map.snapshot()
    let renderer = try #require(map.renderer(for: tiles) as? MKTileOverlayRenderer)
    let before = renderer.revision
    renderer.reloadData()
    #expect(renderer.revision == before + 1)
    _ = try await map.snapshot()
    #expect(tiles.asked.count == 2)
  }

  @Test("A tile that fails or is no picture is left out, and asked for again; the others are drawn")
  func failure() async throws {
    let data = try png(plain(.blue, 256, 256))
    let tiles = MadeTiles { path in path.x == 18 ? nil : path.y == 24 ? Data("no picture".utf8) : data }
    map.addOverlay(tiles)
    try show(4, 9, 12)
    let image = try await map.snapshot(size: CGSize(width: 512, height: 512)).image
    #expect(try image.pixel(100, 400) == .ground && image.pixel(400, 100) == .ground)
    #expect(try image.pixel(400, 400) == .blue)
    #expect(tiles.asked.count == 4)
    _ = try await map.snapshot(size: CGSize(width: 512, height: 512))
    #expect(tiles.asked.count == 7)
  }

  @Test("The world repeats: tiles are drawn on both sides of the 180th meridian, each loaded once")
  func meridian() async throws {
    let data = try png(plain(.blue, 256, 256))
    let tiles = MadeTiles { _ in data }
    map.addOverlay(tiles)
    let side = MKMapSize.world.width / 32
    map.visibleMapRect = MKMapRect(x: MKMapSize.world.width - side / 2, y: 12 * side, width: side, height: side)
    let image = try await map.snapshot().image
    #expect(try image.pixel(10, 128) == .blue && image.pixel(250, 128) == .blue)
    #expect(Set(tiles.asked.map(\.x)) == [0, 31] && tiles.asked.count == 2)
  }

  @Test("A document shows the tiles, too")
  func document() async throws {
    let data = try png(quarters(256))
    map.addOverlay(MadeTiles { _ in data })
    try show(5, 9, 12)
    let options = MKMapSnapshotter.Options()
    options.mapView = map
    options.size = map.bounds.size
    let svg = String(decoding: try await MKMapSnapshotter(options: options).data(as: .svg), as: UTF8.self)
    #expect(svg.contains("<image"))
  }

  @Test("Another overlay ends the program")
  func wrongOverlay() async {
    await #expect(processExitsWith: .failure) { _ = MKTileOverlayRenderer(overlay: box(0, 0, half: 1)) }
  }
}
