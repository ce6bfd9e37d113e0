/// What the program that shows a map live asks of it.
extension MKMapView {
  /// Counts the changes of the annotations: those that come, go or are seen to have moved, and the selection.
  package final var annotationRevision: Int { annotationStore.revision }

  /// Counts the changes of the overlays: those that come, go or change places.
  package final var overlayRevision: Int { overlayStore.revision }

  /// What of the base map is shown, for those who have no language of their own.
  package final func groundDetails(language: String? = nil) -> GroundDetails {
    GroundDetails(
      showsBuildings: showsBuildings, showsPointsOfInterest: showsPointsOfInterest, filter: pointOfInterestFilter,
      language: language)
  }

  /// What is up, in degrees clockwise from north.
  package final var heading: CLLocationDirection { cameraState.heading }

  /// Shows what somebody has moved the map to by hand.
  ///
  /// - Parameters:
  ///   - rect: The part of the map, in map points, as if north were up.
  ///   - heading: What is up, in degrees clockwise from north; one that is not finite counts as north.
  package final func showMoved(to rect: MKMapRect, heading: CLLocationDirection) {
    var state = cameraState
    state.heading = MapCameraState.heading(heading)
    show(rect, state: state, animated: true)
  }
}
