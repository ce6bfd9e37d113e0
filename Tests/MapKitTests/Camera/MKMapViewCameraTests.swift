import MapKit
import Testing

@MainActor @Suite struct MKMapViewCameraTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func camera(
    _ latitude: Double, _ longitude: Double, distance: Double, pitch: CGFloat = 0, heading: Double = 0
  ) -> MKMapCamera {
    MKMapCamera(
      lookingAtCenter: place(latitude, longitude), fromDistance: distance, pitch: pitch, heading: heading)
  }

  @Test("V23: the distance of the camera over a rect 41418752 wide in 320 × 480 is 13995915.97 m")
  func distance() {
    let middle = MKMapPoint(place(35.7738, 103.1836))
    let (width, height) = (41_418_752.0, 62_128_128.0)
    map.visibleMapRect = MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    #expect(isClose(map.camera.centerCoordinateDistance, 13_995_915.97, within: 13_995_915.97 * 4e-7))
    #expect(isClose(map.camera.centerCoordinate.latitude, 35.7738, within: 1e-9))
    #expect(map.camera.heading == 0 && map.camera.pitch == 0)
  }

  @Test("V12: after setting the camera it agrees with region, rect and centre at once")
  func agreement() {
    map.setCamera(camera(51.5, -0.12, distance: 4000, pitch: 30, heading: 90), animated: false)
    let shown = map.camera
    #expect(isClose(shown.centerCoordinateDistance, 4000, within: 1e-6))
    #expect(shown.pitch == 30 && shown.heading == 90)
    #expect(isClose(map.centerCoordinate.latitude, 51.5, within: 1e-9))
    #expect(isClose(map.region.center.longitude, -0.12, within: 1e-9))
    let meters = map.visibleMapRect.height * MKMetersPerMapPointAtLatitude(51.5)
    #expect(isClose(meters, 4000 * 2 * tan(15 * Double.pi / 180), within: 1e-6))
    #expect(isClose(map.visibleMapRect.width / map.visibleMapRect.height, 320.0 / 480, within: 1e-12))
  }

  @Test("Setting a region or a rect keeps heading and pitch")
  func regionKeepsState() {
    map.camera = camera(0, 0, distance: 1000, pitch: 20, heading: 10)
    map.visibleMapRect = square(10, 10, side: 5000)
    #expect(map.camera.heading == 10 && map.camera.pitch == 20)
  }

  @Test("V22: flat imagery is seen from straight above, imagery with height and street maps from the side too")
  func pitch() {
    for (type, expected) in [
      (MKMapType.standard, 45.0), (.mutedStandard, 45), (.satellite, 0), (.hybrid, 0), (.satelliteFlyover, 45),
      (.hybridFlyover, 45),
    ] {
      map.mapType = type
      map.camera = camera(0, 0, distance: 1000, pitch: 45)
      #expect(map.camera.pitch == CGFloat(expected))
    }
    map.mapType = .satellite
    #expect(map.camera.pitch == 0)
  }

  @Test("V22: pitch is clamped, heading taken round; what is not finite counts as none")
  func clamping() {
    for (given, pitch) in [(CGFloat(-5), CGFloat(0)), (200, 85), (.nan, 0)] {
      map.camera = camera(0, 0, distance: 1000, pitch: given)
      #expect(map.camera.pitch == pitch)
    }
    for (given, heading) in [(-90.0, 270.0), (725, 5), (360, 0), (.nan, 0), (-1e-20, 0), (.infinity, 0)] {
      map.camera = camera(0, 0, distance: 1000, heading: given)
      #expect(map.camera.heading == heading)
    }
  }

  @Test("A distance that is negative or not finite keeps the scale")
  func badDistance() {
    map.camera = camera(0, 0, distance: 5000)
    for distance in [-1, Double.nan, .infinity] {
      map.camera = camera(0, 1, distance: distance)
      #expect(isClose(map.camera.centerCoordinateDistance, 5000, within: 1e-6))
      #expect(isClose(map.centerCoordinate.longitude, 1, within: 1e-9))
    }
  }

  @Test("A centre that is not valid ends the program")
  func badCenter() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let center = CLLocationCoordinate2D(latitude: 120, longitude: 0)
      MKMapView(frame: .zero).camera = MKMapCamera(lookingAtCenter: center, fromDistance: 1, pitch: 0, heading: 0)
    }
  }

  @Test("Changing a value of the map's camera changes the map; a camera that was set is not kept")
  func live() {
    let own = camera(10, 20, distance: 1000)
    map.camera = own
    own.heading = 77
    #expect(map.camera.heading == 0)
    map.camera.altitude *= 1.5
    #expect(isClose(map.camera.centerCoordinateDistance, 1500, within: 1e-6))
    map.camera.heading = 33
    map.camera.centerCoordinate = place(11, 21)
    #expect(map.camera.heading == 33 && isClose(map.centerCoordinate.latitude, 11, within: 1e-9))
    let copy = map.camera.copy() as? MKMapCamera
    copy?.heading = 1
    #expect(copy?.heading == 1 && map.camera.heading == 33)
  }

  @Test("A map without area has a camera, and takes one")
  func noArea() {
    let map = MKMapView(frame: .zero)
    map.camera = camera(1, 2, distance: 1000, heading: 9)
    #expect(map.camera.centerCoordinateDistance.isFinite && map.camera.heading == 9)
    #expect(isClose(map.centerCoordinate.latitude, 1, within: 1e-9))
  }
}
