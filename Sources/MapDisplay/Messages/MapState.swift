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
}

/// Where the app has put the map; a page goes there.
struct ViewState: Codable, Equatable {
  var view: PlacedView
  /// Whether it is to be seen moving there.
  var animated: Bool
  /// Counts the app's moves: a page goes to each once.
  var number: Int
}

/// An annotation view where it can be seen.
struct PinState: Codable, Equatable {
  var id: Int
  var title: String?
  var subtitle: String?
  /// The place of the coordinate, in map points.
  var at: MapPlace
  /// From there to the picture: x, y, width and height, in points.
  var picture: [Double]
  /// From there to what can be touched: x, y, width and height, in points.
  var frame: [Double]
  /// The key of the picture.
  var sprite: String?
  var alpha: Double
  var selectable: Bool
  var draggable: Bool
}

/// The bubble at the selected pin.
struct CalloutState: Codable, Equatable {
  var pin: Int
  var title: String
  var subtitle: String?
  /// From the place of the coordinate to the bubble's tip, in points, above and below the view.
  var above: [Double]
  var below: [Double]
}
