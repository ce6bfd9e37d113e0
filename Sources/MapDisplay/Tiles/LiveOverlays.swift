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

  /// Which of the overlays a picture shows.
  enum Part: String, CaseIterable, Sendable {
    /// All, with the names of the map between the two levels if there is anything below them.
    case all = "overlays"
    /// Those below the names, for a turned map; of overlays that mix with the ground, all and the ground.
    case below = "overlays-below"
    /// Those above the names, for a turned map.
    case above = "overlays-above"
  }

  /// Whether names lie above some of the overlays: then they are part of the overlays' pictures.
  var hasLabels: Bool { coverBase || content.countAboveRoads > 0 }

  /// Whether there is anything in a part's pictures.
  func shows(_ part: Part) -> Bool {
    switch part {
    case .all: true
    case .below: coverBase || content.countAboveRoads > 0
    case .above: !coverBase && content.countAboveRoads < content.renderers.count
    }
  }

  /// What of a scene a part's pictures hold.
  func parts(_ part: Part) -> SceneParts {
    switch part {
    case .all: coverBase ? [.ground, .labels, .overlays] : hasLabels ? [.labels, .overlays] : .overlays
    case .below: coverBase ? [.ground, .overlays] : .overlaysAboveRoads
    case .above: .overlaysAboveLabels
    }
  }
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
