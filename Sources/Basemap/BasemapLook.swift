/// How the map is to look.
package struct BasemapLook: Hashable, Sendable {
  package var type: BasemapType
  /// Whether it is for dark surroundings.
  package var isDark: Bool
  /// Whether buildings are drawn.
  package var showsBuildings: Bool
  /// Which points of interest have signs and names.
  package var points: PointsOfInterest
  /// What the style's expressions are told, such as "language" for `["global-state", "language"]`.
  package var state: StyleState

  package init(
    _ type: BasemapType, isDark: Bool = false, showsBuildings: Bool = true, points: PointsOfInterest = .all,
    state: StyleState = StyleState()
  ) {
    (self.type, self.isDark, self.showsBuildings, self.state) = (type, isDark, showsBuildings, state)
    self.points = points
  }
}
