/// What a page tells the server, as JSON: `{"type": …}` and the values of that type.
enum ClientMessage: Equatable, Sendable {
  /// The map has been moved by hand, and rests.
  case view(PlacedView)
  /// The page has another size or appearance.
  case resize(PageSize)
  case select(pin: Int)
  case deselect
  /// A pin has been dragged to a place, in map points; done: and let go there.
  case drag(pin: Int, MapPlace, done: Bool)
  /// Something of the page has been used, by its number.
  case control(id: Int, ControlUse)
  /// The key Escape has been pressed.
  case escape
}

/// A place on the map, in map points.
struct MapPlace: Codable, Equatable, Sendable {
  var x: Double
  var y: Double
}

/// Where a map rests: its middle, its step, and what is up.
struct PlacedView: Codable, Equatable, Sendable {
  var center: MapPlace
  /// Of `TileGrid`.
  var step: Int
  /// In degrees clockwise from north, 0..<360.
  var heading: Double
}

/// What a page can show.
struct PageSize: Codable, Equatable, Sendable {
  /// In points.
  var width: Double
  var height: Double
  /// Pixels per point: 1, 2 or 3.
  var scale: Int
  /// Whether the page is dark.
  var dark: Bool

  var points: CGSize { CGSize(width: width, height: height) }

  /// How it is on the page.
  @MainActor var traits: UITraitCollection {
    UIWindow.traits(for: points, style: dark ? .dark : .light, displayScale: CGFloat(scale))
  }
}

/// How something of the page has been used.
enum ControlUse: Equatable, Sendable {
  case tap
  /// A segment of a control.
  case segment(Int)
  /// A row of a list; accessory: the button at its end.
  case row(section: Int, row: Int, accessory: Bool)
  /// A point of a view, in points from its corner.
  case point(x: Double, y: Double, taps: Int)
}
