/// Loads a number of tiles, a few at once, and answers when all have come or failed.
///
/// `@unchecked Sendable`: the mutable members are only touched under `lock`.
final class TileBatch: @unchecked Sendable {
  /// The most tiles loaded at once.
  static let concurrency = 8
  /// The most pixels of a tile's picture.
  private static let maximumPixelCount = 2048 * 2048

  private let source: TileSource
  private let timeout: Duration
  private let deadline: Duration
  private let lock = NSLock()
  private var waiting: [Tile]
  private var loading: [Tile: [Task<Void, Never>]] = [:]
  private var images: [Tile: CGImage] = [:]
  private var continuation: CheckedContinuation<[Tile: CGImage], Never>?

  /// A tile with what the overlay is asked for.
  typealias Tile = MKTileOverlayPath

  /// Makes a batch that gives up a tile after the timeout, and all after the deadline.
  init(_ tiles: [Tile], from source: TileSource, timeout: Duration, deadline: Duration) {
    self.source = source
    self.timeout = timeout
    self.deadline = deadline
    // The last is taken first.
    waiting = tiles.reversed()
  }

  /// Loads the tiles and answers those that came; once only.
  ///
  /// A cancelled task gets those that came until then.
  func images() async -> [Tile: CGImage] {
    let clock = Task {
      try? await Task.sleep(for: self.deadline)
      if !Task.isCancelled { self.giveUp() }
    }
    defer { clock.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        lock.withLock { self.continuation = continuation }
        advance()
      }
    } onCancel: {
      giveUp()
    }
  }

  /// Ends with what has come.
  private func giveUp() {
    let tasks = lock.withLock {
      defer { (waiting, loading) = ([], [:]) }
      return loading.values.flatMap { $0 }
    }
    for task in tasks { task.cancel() }
    advance()
  }

  /// Starts what may be loaded now; answers when nothing is left.
  private func advance() {
    let finished = lock.withLock { () -> (CheckedContinuation<[Tile: CGImage], Never>, [Tile: CGImage])? in
      while loading.count < Self.concurrency, let tile = waiting.popLast() {
        loading[tile] = [
          Task { await self.load(tile) },
          Task {
            try? await Task.sleep(for: self.timeout)
            self.finish(tile, with: nil)
          },
        ]
      }
      guard loading.isEmpty, let continuation else { return nil }
      self.continuation = nil
      return (continuation, images)
    }
    finished?.0.resume(returning: finished?.1 ?? [:])
  }

  private func load(_ tile: Tile) async {
    let data = try? await source.overlay.loadTile(at: tile)
    let pixels = data.flatMap { try? ImageDecoder.decode($0, maximumPixelCount: Self.maximumPixelCount) }
    finish(tile, with: pixels.map { CGImage(pixels: $0) })
  }

  private func finish(_ tile: Tile, with image: CGImage?) {
    let tasks = lock.withLock { () -> [Task<Void, Never>]? in
      guard let tasks = loading.removeValue(forKey: tile) else { return nil }
      images[tile] = image
      return tasks
    }
    guard let tasks else { return }
    for task in tasks { task.cancel() }
    advance()
  }
}

/// An overlay, to be asked for tiles on any thread.
///
/// `@unchecked Sendable`: its own properties are guarded by a lock, and `loadTile` is documented to be called from
/// background threads.
struct TileSource: @unchecked Sendable {
  let overlay: MKTileOverlay
}
