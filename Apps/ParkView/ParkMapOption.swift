/// What can be shown on the park's map.
package enum ParkMapOption: String, CaseIterable {
  case overlay
  case pins
  case route
  case boundary
  case characters
}
