/// What of a scene is drawn: a display that moves them apart from each other draws them apart.
package struct SceneParts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The base map.
  package static let ground = SceneParts(rawValue: 1)
  /// The overlays of both levels.
  package static let overlays = SceneParts(rawValue: 2)
  /// Annotation views and callouts.
  package static let sprites = SceneParts(rawValue: 4)
  package static let all: SceneParts = [.ground, .overlays, .sprites]
}
