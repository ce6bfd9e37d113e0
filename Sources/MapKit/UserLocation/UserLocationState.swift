/// What a map knows of the user's location.
struct UserLocationState {
  let annotation = MKUserLocation()
  var source: SimulatedLocationSource?
  var isShown = false
  var tracking = MKUserTrackingMode.none
  /// Whether the map has begun to follow and not yet looked whether it has to go in.
  var isCloserLookDue = false
}
