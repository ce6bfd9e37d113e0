/// What a page tells the server, as JSON: `{"type": …}` and the values of that type.
enum ClientMessage: Equatable, Sendable {
  /// The map has been moved by hand, and rests.
  case view(PlacedView)
  /// The map's place on the page has another size.
  case resize(PageSize)
  case select(pin: Int)
  case deselect
  /// A pin has been dragged to a place, in map points; done: and let go there.
  case drag(pin: Int, MapPlace, done: Bool)
  /// A control of the page has been used.
  case control(id: Int, ControlValue?)
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
  /// Of the map's place on the page, in points.
  var width: Double
  var height: Double
  /// Pixels per point: 1, 2 or 3.
  var scale: Int
  /// Whether the page is dark.
  var dark: Bool
  /// Of the whole page, in points.
  var pageWidth: Double
  var pageHeight: Double
}

/// What a control has been set to.
enum ControlValue: Equatable, Sendable {
  case index(Int)
  case on(Bool)
}
