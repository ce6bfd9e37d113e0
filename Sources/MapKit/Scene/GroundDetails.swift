internal import Basemap

/// What of the base map is shown, and in which language.
package struct GroundDetails: Hashable, Sendable {
  /// Whether its buildings are drawn.
  package var showsBuildings = true
  /// The language of names, where the base map says none; nil: that of the system.
  package var language: String?
  let points: PointsOfInterest

  /// Makes the details of a map.
  ///
  /// - Parameters:
  ///   - showsBuildings: Whether its buildings are drawn.
  ///   - showsPointsOfInterest: Whether its points of interest are, as far as the filter lets them.
  ///   - filter: Which of them.
  ///   - language: The language of names.
  package init(
    showsBuildings: Bool = true, showsPointsOfInterest: Bool = true, filter: MKPointOfInterestFilter? = nil,
    language: String? = nil
  ) {
    (self.showsBuildings, self.language) = (showsBuildings, language)
    points = showsPointsOfInterest ? filter?.points ?? .all : .only([])
  }
}
