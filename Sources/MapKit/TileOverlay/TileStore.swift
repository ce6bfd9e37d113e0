/// The pictures of tiles that a renderer keeps.
///
/// Tiles of a picture that is being made stay; of the others the least recently used go when there are too many.
///
/// `@unchecked Sendable`: the mutable members are only touched under `lock`.
final class TileStore: @unchecked Sendable {
  /// What the pictures kept beyond those in use may take, in bytes.
  static let capacity = 64 << 20

  private struct Entry {
    let image: CGImage
    /// That of the store when the tile was asked for: an older one is out of date.
    let generation: Int
    var users = 0
    var lastUse = 0
    var cost: Int { 4 * image.width * image.height }
  }
  private let lock = NSLock()
  private var entries: [MKTileOverlayPath: Entry] = [:]
  private var generation = 0
  private var uses = 0

  func image(of tile: MKTileOverlayPath) -> CGImage? { lock.withLock { entries[tile]?.image } }

  /// Makes all that is kept out of date; what is in use stays until it is not.
  func invalidate() {
    lock.withLock {
      generation += 1
      entries = entries.filter { $0.value.users > 0 }
    }
  }

  /// Keeps tiles in use, and answers those that have to be loaded and the generation they will be of.
  func hold(_ tiles: [MKTileOverlayPath]) -> (missing: [MKTileOverlayPath], generation: Int) {
    lock.withLock {
      uses += 1
      let missing = tiles.filter { tile in
        guard let entry = entries[tile], entry.generation == generation else { return true }
        entries[tile]?.users += 1
        entries[tile]?.lastUse = uses
        return false
      }
      return (missing, generation)
    }
  }

  /// Adds tiles that were loaded, in use from now on.
  func add(_ images: [MKTileOverlayPath: CGImage], generation: Int) {
    lock.withLock {
      for (tile, image) in images {
        let users = (entries[tile]?.users ?? 0) + 1
        entries[tile] = Entry(image: image, generation: generation, users: users, lastUse: uses)
      }
    }
  }

  /// Gives up the use of tiles, and forgets the least recently used beyond the capacity.
  func release(_ tiles: [MKTileOverlayPath]) {
    lock.withLock {
      for tile in tiles {
        entries[tile]?.users -= 1
        if let entry = entries[tile], entry.users <= 0, entry.generation != generation { entries[tile] = nil }
      }
      let idle = entries.filter { $0.value.users <= 0 }.sorted { $0.value.lastUse < $1.value.lastUse }
      var cost = idle.reduce(0) { $0 + $1.value.cost }
      for (tile, entry) in idle where cost > Self.capacity {
        entries[tile] = nil
        cost -= entry.cost
      }
    }
  }
}

/// Keeps the tiles of a picture in memory as long as it lives.
package final class TileHold: Sendable {
  private let store: TileStore
  private let tiles: [MKTileOverlayPath]
  /// Whether all tiles of the picture came.
  package let isComplete: Bool

  init(store: TileStore, tiles: [MKTileOverlayPath], isComplete: Bool) {
    self.store = store
    self.tiles = tiles
    self.isComplete = isComplete
  }

  deinit { store.release(tiles) }
}
