/// What a page is told of the map itself.
struct MapState: Codable, Equatable {
  /// The name of the ground's tiles.
  var base: String
  var style: BaseStyle
  /// The key of the overlays' tiles; nil: there are none.
  var overlays: String?
  /// Whether the overlays' tiles show the ground too, so that nothing is to be drawn below them.
  var overlaysCoverBase: Bool
  var canZoom: Bool
  var canScroll: Bool
  var canRotate: Bool
  var showsCompass: Bool
  var showsScale: Bool
}

/// Where the app has put the map; a page goes there.
struct ViewState: Codable, Equatable {
  var view: PlacedView
  /// Whether it is to be seen moving there.
  var animated: Bool
  /// Counts the app's moves: a page goes to each once.
  var number: Int
}
