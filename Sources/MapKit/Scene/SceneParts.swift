/// What of a scene is drawn: a display that moves them apart from each other draws them apart.
package struct SceneParts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The base map.
  package static let ground = SceneParts(rawValue: 1)
  /// The overlays below the names of the map.
  package static let overlaysAboveRoads = SceneParts(rawValue: 2)
  /// The overlays above the names of the map.
  package static let overlaysAboveLabels = SceneParts(rawValue: 16)
  /// The overlays of both levels.
  package static let overlays: SceneParts = [.overlaysAboveRoads, .overlaysAboveLabels]
  /// Annotation views and callouts.
  package static let sprites = SceneParts(rawValue: 4)
  /// The names and signs of the base map, which lie between the two levels of overlays.
  package static let labels = SceneParts(rawValue: 8)
  package static let all: SceneParts = [.ground, .overlays, .labels, .sprites]
}
