extension MKMapView {
  /// A camera that belongs to the map: changing it changes the map.
  var shownCamera: MKMapCamera {
    let camera = MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: CameraDistance.distance(of: shown),
      pitch: cameraState.pitch, heading: cameraState.heading)
    camera.changed = { [weak self] camera in
      // The map's camera is changed where the map is: a change from another thread is an error in the app.
      nonisolated(unsafe) let camera = camera
      MainActor.assumeIsolated { self?.setCamera(camera, animated: false) }
    }
    return camera
  }

  /// Shows what a camera sees; the place in its middle must be valid.
  func show(_ camera: MKMapCamera, animated: Bool) {
    precondition(
      CLLocationCoordinate2DIsValid(camera.centerCoordinate), "Invalid coordinate: \(camera.centerCoordinate)")
    let center = MKMapPoint(camera.centerCoordinate)
    var rect = shown.offsetBy(dx: center.x - shown.midX, dy: center.y - shown.midY)
    let distance = camera.centerCoordinateDistance
    if distance >= 0, distance.isFinite { rect = CameraDistance.rect(rect, from: distance) }
    show(rect, state: MapCameraState(camera, on: mapType), animated: animated)
  }
}
