import Dispatch

/// Draws tiles, each once however many ask for it, and keeps them.
///
/// `@unchecked Sendable`: what changes is under the lock.
final class TileService: @unchecked Sendable {
  let overlays: OverlayRegistry
  private let gate: WorkGate
  private let lock = NSLock()
  private var kept: RecentlyUsed<TileName, EncodedPicture>
  private var underWay: [TileName: Task<EncodedPicture, any Error>] = [:]
  private let queue = DispatchQueue(label: "OpenMapKit.tiles", qos: .userInitiated, attributes: .concurrent)

  /// - Parameters:
  ///   - overlays: Where overlays are found by their keys.
  ///   - memory: The most bytes of encoded tiles to keep.
  ///   - threads: How many are drawn at once.
  ///   - queueLimit: How many may wait to be drawn; more are refused.
  init(
    overlays: OverlayRegistry, memory: Int = 96 << 20,
    threads: Int = ProcessInfo.processInfo.activeProcessorCount, queueLimit: Int = 512
  ) {
    self.overlays = overlays
    kept = RecentlyUsed(limit: memory)
    gate = WorkGate(width: threads, queueLimit: queueLimit)
  }

  /// A tile that is there already.
  func keptTile(_ name: TileName) -> EncodedPicture? { lock.withLock { kept.value(for: name) } }

  /// Answers a tile.
  ///
  /// - Throws: `HTTPProblem`.
  func tile(_ name: TileName) async throws -> EncodedPicture {
    if let known = keptTile(name) { return known }
    let scene = try scene(for: name)
    let task = lock.withLock { () -> Task<EncodedPicture, any Error> in
      if let task = underWay[name] { return task }
      let task = Task { [gate] in try await gate.run { try await self.draw(name, scene) } }
      underWay[name] = task
      return task
    }
    let result = await task.result
    lock.withLock {
      if underWay[name] == task { underWay[name] = nil }
      if case .success(let picture) = result {
        kept.insert(picture, for: name, cost: picture.data.count + 256)
      }
    }
    return try result.get()
  }

  private func scene(for name: TileName) throws(HTTPProblem) -> MapScene {
    let zoomScale = MKZoomScale(TileGrid.zoomScale(step: name.step))
    switch name.picture {
    case .base(let style): return MapScene(.base, of: style.mapType, with: nil, zoomScale: zoomScale)
    case .overlays(let key):
      guard let overlays = overlays[key] else { throw .notFound }
      return MapScene(overlays.picture, of: overlays.style.mapType, with: overlays.content, zoomScale: zoomScale)
    }
  }

  private func draw(_ name: TileName, _ scene: MapScene) async throws -> EncodedPicture {
    guard let grid = name.grid else { throw HTTPProblem.notFound }
    let part = grid.mapRect(of: name.pixels)
    if case .overlays(let key) = name.picture, overlays[key]?.picture == .overlays,
      !scene.hasOverlays(in: part, zoomScale: grid.zoomScale)
    {
      return Self.nothing
    }
    let holds = await scene.prepareTiles(in: part, on: grid)
    return try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(
          with: Result {
            try withExtendedLifetime(holds) {
              let pixels = try scene.drawPixels(of: name.pixels, on: grid, threads: 1)
              return EncodedPicture(png: try CGImage(pixels: pixels).pngData())
            }
          })
      }
    }
  }

  /// One transparent pixel: browsers stretch it over the tile.
  private static let nothing: EncodedPicture = {
    guard let pixels = PixelBuffer(width: 1, height: 1), let data = try? CGImage(pixels: pixels).pngData() else {
      return EncodedPicture(png: Data())
    }
    return EncodedPicture(png: data)
  }()
}
