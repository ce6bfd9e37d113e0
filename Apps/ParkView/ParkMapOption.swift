/// What can be shown on the park's map.
package enum ParkMapOption: String, CaseIterable, Sendable {
  case overlay
  case pins
  case route
  case boundary
  case characters

  /// The name in the list of options.
  var displayName: String {
    switch self {
    case .boundary: "Park Boundary"
    case .overlay: "Map Overlay"
    case .pins: "Attraction Pins"
    case .characters: "Character Location"
    case .route: "Route"
    }
  }
}
