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
      if userLocationState.isShown { followUserLocation() }
    }
  }

  /// Whether the map shows where the user is; false at first.
  ///
  /// While it does and the place is known, `annotations` holds `userLocation`. Without a `locationSource` nothing is
  /// shown, and the log says so, once. On Apple's framework: the device knows the place.
  public final var showsUserLocation: Bool {
    get { userLocationState.isShown }
    set {
      guard newValue != userLocationState.isShown else { return }
      userLocationState.isShown = newValue
      if newValue {
        delegate?.mapViewWillStartLocatingUser(self)
        followUserLocation()
      } else {
        userLocationState.source?.disconnect(self)
        userLocation.isUpdating = false
        takeOff([userLocation])
        delegate?.mapViewDidStopLocatingUser(self)
      }
    }
  }

  /// The user's location, as the annotation that shows it.
  public final var userLocation: MKUserLocation { userLocationState.annotation }

  /// Whether the user's location is shown and lies in the visible part of the map.
  public final var isUserLocationVisible: Bool {
    guard showsUserLocation, annotationStore.contains(userLocation),
      CLLocationCoordinate2DIsValid(userLocation.coordinate)
    else { return false }
    return !WorldCopies.shifts(of: MKMapPoint(userLocation.coordinate), into: visibleMapRect).isEmpty
  }

  private func followUserLocation() {
    guard let source = userLocationState.source else {
      userLocation.isUpdating = false
      return SingleNotice.noLocationSource.say()
    }
    userLocation.isUpdating = true
    source.connect(self) { [weak self] location in
      guard let self else { return }
      MainActor.assumeIsolated { self.receive(location) }
    }
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
  }
}
