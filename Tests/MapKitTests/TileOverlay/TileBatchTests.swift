import Testing

@testable import MapKit

/// Counts how many tiles are loaded at once; every third never comes.
///
/// `@unchecked Sendable`: the counts are only touched under the lock.
private final class SlowTiles: MKTileOverlay, @unchecked Sendable {
  private let lock = NSLock()
  private var running = 0
  private var most = 0
  private let data: Data

  init(_ data: Data) {
    self.data = data
    super.init(urlTemplate: nil)
  }

  var mostAtOnce: Int { lock.withLock { most } }

  override func loadTile(at path: MKTileOverlayPath) async throws -> Data {
    lock.withLock {
      running += 1
      most = max(most, running)
    }
    defer { lock.withLock { running -= 1 } }
    try await Task.sleep(for: path.x % 3 == 2 ? .seconds(600) : .milliseconds(5))
    return data
  }
}

@Suite struct TileBatchTests {
  private func paths(_ count: Int) -> [MKTileOverlayPath] {
    (0..<count).map { MKTileOverlayPath(x: $0, y: 0, z: 10, contentScaleFactor: 1) }
  }

  @Test("At most 8 tiles are loaded at once, and one that does not come in time is given up")
  func limits() async throws {
    let data = try #require(plain(.red, 4, 4).cgImage).pngData()
    let overlay = SlowTiles(data)
    let tiles = paths(30)
    let images = await TileBatch(
      tiles, from: TileSource(overlay: overlay), timeout: .milliseconds(400), deadline: .seconds(500)
    ).images()
    #expect(Set(images.keys) == Set(tiles.filter { $0.x % 3 != 2 }))
    #expect(overlay.mostAtOnce <= TileBatch.concurrency && overlay.mostAtOnce > 1)
  }

  @Test("After the deadline, and in a cancelled task, what has come until then is the answer")
  func deadline() async throws {
    let data = try #require(plain(.red, 4, 4).cgImage).pngData()
    let source = TileSource(overlay: SlowTiles(data))
    let slow = paths(90).filter { $0.x % 3 == 2 }
    let tiles = paths(2) + slow
    let images = await TileBatch(tiles, from: source, timeout: .seconds(500), deadline: .milliseconds(600)).images()
    #expect(Set(images.keys) == Set(paths(2)))
    let task = Task {
      await TileBatch(slow, from: source, timeout: .seconds(500), deadline: .seconds(500)).images().count
    }
    task.cancel()
    #expect(await task.value == 0)
  }

  @Test("Without tiles the answer comes at once")
  func none() async {
    let source = TileSource(overlay: MKTileOverlay(urlTemplate: nil))
    #expect(await TileBatch([], from: source, timeout: .seconds(600), deadline: .seconds(600)).images().isEmpty)
  }

  @Test("A picture of more than 2,048 × 2,048 pixels is refused")
  func hugePicture() async throws {
    let data = try #require(plain(.red, 2049, 2048).cgImage).pngData()
    let overlay = SlowTiles(data)
    let images = await TileBatch(
      paths(1), from: TileSource(overlay: overlay), timeout: .seconds(30), deadline: .seconds(30)
    ).images()
    #expect(images.isEmpty)
  }
}

@Suite struct TileStoreTests {
  private func image(_ side: CGFloat) throws -> CGImage { try #require(plain(.red, side, side).cgImage) }

  private func path(_ x: Int) -> MKTileOverlayPath { MKTileOverlayPath(x: x, y: 0, z: 20, contentScaleFactor: 1) }

  @Test("Tiles in use stay; of the others the least recently used go beyond the capacity")
  func eviction() throws {
    let store = TileStore()
    let big = try image(2048)
    let count = TileStore.capacity / (4 * 2048 * 2048)
    let (missing, generation) = store.hold((0...count).map(path))
    #expect(missing.count == count + 1)
    for tile in missing { store.add([tile: big], generation: generation) }
    #expect(missing.allSatisfy { store.image(of: $0) != nil })
    store.release(Array(missing.dropLast()))
    #expect(missing.allSatisfy { store.image(of: $0) != nil })
    // Used again, the first is no longer the one to go.
    #expect(store.hold([path(0)]).missing.isEmpty)
    store.release([path(0), path(count)])
    #expect(store.image(of: path(0)) != nil && missing.filter { store.image(of: $0) == nil }.count == 1)
  }

  @Test("What is out of date is missing, but stays while in use")
  func invalidation() throws {
    let store = TileStore()
    let small = try image(1)
    let generation = store.hold([path(1), path(2)]).generation
    store.add([path(1): small, path(2): small], generation: generation)
    store.release([path(2)])
    store.invalidate()
    #expect(store.image(of: path(1)) != nil && store.image(of: path(2)) == nil)
    #expect(store.hold([path(1)]).missing == [path(1)])
    store.release([path(1)])
    #expect(store.image(of: path(1)) == nil)
  }
}
