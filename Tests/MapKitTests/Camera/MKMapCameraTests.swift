import MapKit
import Testing

@Suite struct MKMapCameraTests {
  @Test("A camera over the place looks straight down with north up, from its altitude")
  func above() {
    let camera = MKMapCamera(lookingAtCenter: place(5, 6), fromEyeCoordinate: place(5, 6), eyeAltitude: 700)
    #expect(camera.centerCoordinateDistance == 700 && camera.pitch == 0 && camera.heading == 0)
    #expect(camera.altitude == 700)
  }

  @Test("V22: a camera west of the place looks east (90 degrees), tilted by the ground between")
  func aside() {
    let camera = MKMapCamera(lookingAtCenter: place(0, 0.01), fromEyeCoordinate: place(0, 0), eyeAltitude: 1113.19)
    #expect(isClose(camera.heading, 90, within: 1e-6))
    #expect(isClose(Double(camera.pitch), 45, within: 0.001))
    #expect(isClose(camera.centerCoordinateDistance, 1113.19 * 2.0.squareRoot(), within: 0.01))
    #expect(isClose(camera.altitude, 1113.19, within: 0.01))
    let back = MKMapCamera(lookingAtCenter: place(0, 0), fromEyeCoordinate: place(0, 0.01), eyeAltitude: 10)
    #expect(isClose(back.heading, 270, within: 1e-6))
  }

  @Test("Setting the altitude keeps the pitch")
  func altitude() {
    let camera = MKMapCamera(lookingAtCenter: place(0, 0), fromDistance: 100, pitch: 60, heading: 0)
    #expect(isClose(camera.altitude, 50, within: 1e-9))
    camera.altitude = 500
    #expect(isClose(camera.centerCoordinateDistance, 1000, within: 1e-9) && camera.pitch == 60)
    camera.pitch = 90
    camera.altitude = 1
    #expect(isClose(camera.centerCoordinateDistance, 1000, within: 1e-9))
  }

  @Test("A new camera is at no distance over (0, 0); a copy is another with the same values")
  func copies() throws {
    let camera = MKMapCamera()
    #expect(camera.centerCoordinate.latitude == 0 && camera.centerCoordinateDistance == 0)
    camera.heading = 5
    let copy = try #require(camera.copy() as? MKMapCamera)
    #expect(copy !== camera && copy.heading == 5)
    copy.heading = 6
    #expect(camera.heading == 5)
  }
}
