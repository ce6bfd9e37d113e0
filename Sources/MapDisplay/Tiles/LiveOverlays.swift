/// The overlays of one or more maps that show the same.
struct LiveOverlays: Sendable {
  /// What is in them, hashed: equal keys, equal pictures.
  ///
  /// Only who was told a key knows it.
  let key: String
  let content: OverlayContent
  /// The map below them.
  let base: LiveBase
  /// Whether the pictures hold the ground too, since a renderer mixes with it.
  let coverBase: Bool
}

/// The overlays that tiles are asked for, by their keys.
///
/// `@unchecked Sendable`: what changes is under the lock.
final class OverlayRegistry: @unchecked Sendable {
  private let lock = NSLock()
  private var known = RecentlyUsed<String, LiveOverlays>(limit: 2048)

  subscript(key: String) -> LiveOverlays? { lock.withLock { known.value(for: key) } }

  func insert(_ overlays: LiveOverlays) {
    lock.withLock { if known.value(for: overlays.key) == nil { known.insert(overlays, for: overlays.key, cost: 1) } }
  }
}
