extension MKMapView {
  /// Where the user's location comes from; nil at first: it is not known.
  ///
  /// Not in Apple's framework. The source must send on the main actor's thread, where the map is.
  public final var locationSource: SimulatedLocationSource? {
    get { userLocationState.source }
    set {
      guard newValue !== userLocationState.source else { return }
      userLocationState.source?.disconnect(self)
      userLocationState.source = newValue
      if userLocationState.isShown { followLocationSource() }
    }
  }

  func showUserLocation(_ isShown: Bool) {
    guard isShown != userLocationState.isShown else { return }
    userLocationState.isShown = isShown
    if isShown {
      delegate?.mapViewWillStartLocatingUser(self)
      followLocationSource()
    } else {
      track(.none, animated: false)
      userLocationState.source?.disconnect(self)
      userLocation.isUpdating = false
      takeOff([userLocation])
      delegate?.mapViewDidStopLocatingUser(self)
    }
  }

  var isUserLocationInSight: Bool {
    guard userLocationState.isShown, isUserLocationKnown else { return false }
    return !WorldCopies.shifts(of: MKMapPoint(userLocation.coordinate), into: visibleMapRect).isEmpty
  }

  /// Whether there is a place to show.
  var isUserLocationKnown: Bool {
    annotationStore.contains(userLocation) && CLLocationCoordinate2DIsValid(userLocation.coordinate)
  }

  private func followLocationSource() {
    guard let source = userLocationState.source else {
      userLocation.isUpdating = false
      // What the source before sent is old news.
      takeOff([userLocation])
      SingleNotice.noLocationSource.say()
      delegate?.mapView(self, didFailToLocateUserWithError: CLError(.locationUnknown))
      return
    }
    userLocation.isUpdating = true
    source.locations.connect(self) { [weak self] location in
      guard let self else { return }
      MainActor.assumeIsolated { self.receive(location) }
    }
    connectHeadings()
  }

  private func receive(_ location: CLLocation) {
    guard userLocationState.isShown else { return }
    userLocation.location = location
    // A negative accuracy says that the place is not known (fact L04).
    if location.horizontalAccuracy < 0 || !CLLocationCoordinate2DIsValid(location.coordinate) {
      takeOff([userLocation])
    } else if !annotationStore.contains(userLocation) {
      annotationStore.add([userLocation])
    }
    delegate?.mapView(self, didUpdate: userLocation)
    showTracked(animated: true)
  }
}
