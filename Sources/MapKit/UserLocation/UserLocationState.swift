/// What a map knows of the user's location.
struct UserLocationState {
  let annotation = MKUserLocation()
  var source: SimulatedLocationSource?
  var isShown = false
}
