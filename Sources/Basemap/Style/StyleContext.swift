/// What a style's expressions are evaluated for.
package struct StyleContext: Sendable {
  /// The zoom of the specification: the world is 512 · 2^zoom points wide.
  package var zoom: Double
  /// nil for what has no feature, such as the background.
  package var feature: StyleFeature?
  package var state: StyleState
  /// The place on a line, 0 its beginning … 1 its end.
  package var lineProgress: Double?
  /// The square whose units the feature's coordinates are; `within` and `distance` need it.
  package var tile: TileAddress?
  /// What a cluster has summed up so far.
  package var accumulated: StyleValue?
  /// The names of the sprite's pictures; nil where every name counts as there.
  package var availableImages: Set<String>?

  package init(
    zoom: Double, feature: StyleFeature? = nil, state: StyleState = StyleState(), lineProgress: Double? = nil,
    tile: TileAddress? = nil, availableImages: Set<String>? = nil
  ) {
    (self.zoom, self.feature, self.state) = (zoom, feature, state)
    (self.lineProgress, self.tile, self.availableImages) = (lineProgress, tile, availableImages)
  }
}
