extension MKMapView {
  /// From where the map is looked at.
  ///
  /// The camera answered belongs to the map: changing one of its values on the main thread changes the map, as in
  /// `map.camera.altitude *= 1.4`. Setting it takes the values and keeps no hold of the object. On Apple's framework:
  /// such lines are common in apps; whether each works is not recorded.
  ///
  /// The distance is that from which a camera looking straight down sees what the view shows from top to bottom.
  public var camera: MKMapCamera {
    get {
      let camera = MKMapCamera(
        lookingAtCenter: centerCoordinate, fromDistance: CameraDistance.distance(of: visibleMapRect),
        pitch: cameraState.pitch, heading: cameraState.heading)
      camera.changed = { [weak self] camera in
        // The map's camera is changed where the map is: a change from another thread is an error in the app.
        nonisolated(unsafe) let camera = camera
        MainActor.assumeIsolated { self?.setCamera(camera, animated: false) }
      }
      return camera
    }
    set { setCamera(newValue, animated: false) }
  }

  /// Looks at the map from somewhere else; the place in the middle must be valid.
  ///
  /// The heading is taken to 0..<360 degrees, the pitch to 0…85, and to 0 on flat imagery. With a distance that is
  /// negative or not finite the map keeps its scale. There is no screen to animate on: the change is immediate.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    precondition(
      CLLocationCoordinate2DIsValid(camera.centerCoordinate), "Invalid coordinate: \(camera.centerCoordinate)")
    let (center, shown) = (MKMapPoint(camera.centerCoordinate), visibleMapRect)
    var rect = shown.offsetBy(dx: center.x - shown.midX, dy: center.y - shown.midY)
    let distance = camera.centerCoordinateDistance
    if distance >= 0, distance.isFinite { rect = CameraDistance.rect(rect, from: distance) }
    show(rect, state: MapCameraState(camera, on: mapType), animated: animated)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How near and how far the camera may be; without limits at first, and again after setting nil.
  ///
  /// What is shown, and what is asked for later, is made larger or smaller around its middle to keep to it.
  public var cameraZoomRange: CameraZoomRange! {
    get { zoomRange }
    set { setCameraZoomRange(newValue, animated: false) }
  }

  /// Limits how near and how far the camera may be; nil: without limits.
  ///
  /// There is no screen to animate on: the change is immediate.
  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    zoomRange = cameraZoomRange ?? CameraZoomRange()
    show(visibleMapRect, state: cameraState, animated: animated)
  }

  /// Where the middle of the map may be; nil at first: anywhere.
  ///
  /// What is shown, and what is asked for later, is moved to keep to it.
  public var cameraBoundary: CameraBoundary? {
    get { boundary }
    set { setCameraBoundary(newValue, animated: false) }
  }

  /// Limits where the middle of the map may be; nil: anywhere.
  ///
  /// There is no screen to animate on: the change is immediate.
  public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    boundary = cameraBoundary
    show(visibleMapRect, state: cameraState, animated: animated)
  }
}
