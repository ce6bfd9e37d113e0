import MapKit
import Testing

@MainActor @Suite struct CameraLimitsTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

  @Test("V24: MKMapCameraZoomDefault is −1 and stands for no limit, as at first")
  func noLimit() throws {
    #expect(MKMapCameraZoomDefault == -1)
    #expect(map.cameraZoomRange.minCenterCoordinateDistance == -1)
    #expect(map.cameraZoomRange.maxCenterCoordinateDistance == -1)
    let least = try #require(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 7))
    #expect(least.minCenterCoordinateDistance == 7 && least.maxCenterCoordinateDistance == -1)
    let most = try #require(MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 7))
    #expect(most.minCenterCoordinateDistance == -1 && most.maxCenterCoordinateDistance == 7)
  }

  @Test("A range that makes no sense is nil", arguments: [(5.0, 4.0), (-2, 4), (.nan, 4), (1, .infinity), (1, -3)])
  func badRange(minimum: Double, maximum: Double) {
    #expect(
      MKMapView.CameraZoomRange(minCenterCoordinateDistance: minimum, maxCenterCoordinateDistance: maximum) == nil)
  }

  @Test("V24: what is shown keeps to the range, round the same middle, until the range is taken away")
  func range() {
    map.region = MKCoordinateRegion(center: place(40, 10), latitudinalMeters: 100, longitudinalMeters: 100)
    map.cameraZoomRange = MKMapView.CameraZoomRange(
      minCenterCoordinateDistance: 2000, maxCenterCoordinateDistance: 9000)
    #expect(isClose(map.camera.centerCoordinateDistance, 2000, within: 1e-6))
    #expect(isClose(map.centerCoordinate.latitude, 40, within: 1e-9))
    #expect(isClose(map.visibleMapRect.width / map.visibleMapRect.height, 4.0 / 3, within: 1e-9))
    map.setVisibleMapRect(.world, animated: false)
    #expect(isClose(map.camera.centerCoordinateDistance, 9000, within: 1e-6))
    let region = MKCoordinateRegion(center: place(50, 0), latitudinalMeters: 3000, longitudinalMeters: 100)
    map.region = region
    #expect((2000...9000).contains(map.camera.centerCoordinateDistance))
    #expect(isClose(map.region.span.latitudeDelta, region.span.latitudeDelta, within: 1e-9))
    let fits = map.mapRectThatFits(.world)
    map.visibleMapRect = .world
    #expect(MKMapRectEqualToRect(fits, map.visibleMapRect))
    map.setCameraZoomRange(nil, animated: true)
    map.visibleMapRect = .world
    #expect(map.camera.centerCoordinateDistance > 1_000_000 && map.cameraZoomRange.maxCenterCoordinateDistance == -1)
  }

  @Test("V25: the boundary limits the middle of the map, not its edges")
  func boundary() {
    let area = square(0, 0, side: 1000)
    map.visibleMapRect = square(10, 10, side: 50_000)
    map.cameraBoundary = MKMapView.CameraBoundary(mapRect: area)
    let middle = MKMapPoint(x: map.visibleMapRect.midX, y: map.visibleMapRect.midY)
    #expect(isClose(middle.x, area.maxX, within: 1e-6) && isClose(middle.y, area.minY, within: 1e-6))
    #expect(map.visibleMapRect.width > 40 * area.width)
    map.centerCoordinate = place(0, 0)
    #expect(isClose(map.centerCoordinate.longitude, 0, within: 1e-9))
    map.setCameraBoundary(nil, animated: false)
    map.centerCoordinate = place(10, 10)
    #expect(isClose(map.centerCoordinate.longitude, 10, within: 1e-9) && map.cameraBoundary == nil)
  }

  @Test("A boundary across the 180th meridian is reached the short way")
  func boundaryAcross() {
    let area = MKMapRect(x: MKMapSize.world.width - 100_000, y: 130_000_000, width: 200_000, height: 100_000)
    map.visibleMapRect = square(0, -170, side: 5000)
    map.cameraBoundary = MKMapView.CameraBoundary(mapRect: area)
    let east = MKMapPoint(x: area.maxX - MKMapSize.world.width, y: 0).coordinate.longitude
    #expect(isClose(map.centerCoordinate.longitude, east, within: 1e-6))
  }

  @Test("A boundary has its region, and is nil where it makes no sense")
  func boundaryRegion() throws {
    let region = MKCoordinateRegion(center: place(10, 20), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    let boundary = try #require(MKMapView.CameraBoundary(coordinateRegion: region))
    #expect(isClose(boundary.region.span.longitudeDelta, 2, within: 1e-9))
    #expect(isClose(boundary.mapRect.width, 2 * 745_654.0444, within: 0.01))
    #expect(MKMapView.CameraBoundary(mapRect: .null) == nil)
    #expect(MKMapView.CameraBoundary(mapRect: MKMapRect(x: 0, y: 0, width: -1, height: 1)) == nil)
    var wrong = region
    wrong.span.latitudeDelta = 200
    #expect(MKMapView.CameraBoundary(coordinateRegion: wrong) == nil)
  }
}
