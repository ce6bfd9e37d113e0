/// What a page is told of the map itself.
struct MapState: Codable, Equatable {
  /// The name of the ground's tiles.
  var base: String
  var style: BaseStyle
  /// The key of the overlays' tiles; nil: there are none.
  var overlays: String?
  /// Whether the overlays' tiles show the ground too, so that nothing is to be drawn below them.
  var overlaysCoverBase: Bool
  /// What a turned map is made of, whose names stand upright in a picture of their own.
  var turned: TurnedMapState
  var canZoom: Bool
  var canScroll: Bool
  var canRotate: Bool
  var showsCompass: Bool
  var showsScale: Bool
}

/// What a turned map is made of, the lowest first.
struct TurnedMapState: Codable, Equatable {
  /// The path of the ground's tiles after "tiles/"; nil where the overlays' hold it.
  var base: String?
  /// That of the overlays' tiles below the names; nil: there are none.
  var below: String?
  /// The path of the names' pictures after "labels/".
  var labels: String
  /// That of the overlays' tiles above the names; nil: there are none.
  var above: String?
}

/// Where the app has put the map; a page goes there.
struct ViewState: Codable, Equatable {
  var view: PlacedView
  /// Whether it is to be seen moving there.
  var animated: Bool
  /// Counts the app's moves: a page goes to each once.
  var number: Int
}
