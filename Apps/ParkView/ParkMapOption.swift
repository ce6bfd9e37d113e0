/// What can be shown on the park's map.
enum ParkMapOption: String, CaseIterable {
  case overlay
  case pins
  case route
  case boundary
  case characters
}
