extension MKMapView {
  /// A map that shows more than this from side to side, in metres, goes in when it begins to follow.
  private static let farthestTracked = 5000.0
  /// What it then shows from side to side, in metres.
  private static let nearestTracked = 1000.0

  func track(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != userLocationState.tracking else { return }
    userLocationState.isCloserLookDue = userLocationState.tracking == .none
    userLocationState.tracking = mode
    if mode != .none { showsUserLocation = true }
    connectHeadings()
    delegate?.mapView(self, didChange: mode, animated: animated)
    showTracked(animated: animated)
  }

  /// Keeps the user's location in the middle, while the map follows it and it is known.
  func showTracked(animated: Bool) {
    let mode = userLocationState.tracking
    guard mode != .none, isUserLocationKnown else { return }
    let place = WorldCopies.nearest(MKMapPoint(userLocation.coordinate), to: shown)
    var rect = shown.offsetBy(dx: place.x - shown.midX, dy: place.y - shown.midY)
    if userLocationState.isCloserLookDue {
      userLocationState.isCloserLookDue = false
      rect = rect.closer(at: userLocation.coordinate, from: Self.farthestTracked, to: Self.nearestTracked)
    }
    var state = cameraState
    if mode == .followWithHeading, let direction = userLocation.heading?.direction {
      state.heading = MapCameraState.heading(direction)
    }
    show(rect, state: state, animated: animated)
  }

  /// Ends following where code has shown another middle than the user's location.
  func endTrackingIfMoved() {
    guard userLocationState.tracking != .none, isUserLocationKnown else { return }
    let place = WorldCopies.nearest(MKMapPoint(userLocation.coordinate), to: shown)
    // Half a point of the view counts as the same middle.
    let slack = bounds.width > 0 ? shown.width / Double(bounds.width) / 2 : 1
    guard abs(place.x - shown.midX) > slack || abs(place.y - shown.midY) > slack else { return }
    track(.none, animated: false)
  }

  /// Listens to the directions that the source sends, while the map turns with them.
  func connectHeadings() {
    let source = userLocationState.source
    guard userLocationState.tracking == .followWithHeading else {
      source?.headings.disconnect(self)
      userLocation.heading = nil
      return
    }
    source?.headings.connect(self) { [weak self] heading in
      guard let self else { return }
      MainActor.assumeIsolated {
        self.userLocation.heading = heading
        self.showTracked(animated: true)
      }
    }
  }
}

extension CLHeading {
  /// What lies ahead, in degrees clockwise from true north or else from the magnetic one; nil where neither is known.
  fileprivate var direction: CLLocationDirection? {
    guard headingAccuracy >= 0 else { return nil }
    return trueHeading >= 0 ? trueHeading : magneticHeading
  }
}

extension MKMapRect {
  /// The rect, or where it is wider than a distance in metres, one of another width round the same middle.
  fileprivate func closer(
    at coordinate: CLLocationCoordinate2D, from farthest: CLLocationDistance, to nearest: CLLocationDistance
  ) -> MKMapRect {
    let scale = MKMetersPerMapPointAtLatitude(min(max(coordinate.latitude, -84.5), 84.5))
    guard width * scale > farthest, height > 0 else { return self }
    let share = nearest / (width * scale)
    return insetBy(dx: width * (1 - share) / 2, dy: height * (1 - share) / 2)
  }
}
