import CoreLocation
import Testing

@Suite struct CLHeadingTests {
  @Test("A heading keeps what it is made with; true north, the field and the accuracy may be left out")
  func values() {
    let time = Date(timeIntervalSince1970: 5)
    let heading = CLHeading(
      magneticHeading: 10, trueHeading: 12, headingAccuracy: 3, x: 1, y: 2, z: 4, timestamp: time)
    #expect(heading.magneticHeading == 10 && heading.trueHeading == 12 && heading.headingAccuracy == 3)
    #expect(heading.x == 1 && heading.y == 2 && heading.z == 4 && heading.timestamp == time)
    let plain = CLHeading(magneticHeading: 10)
    #expect(plain.trueHeading < 0 && plain.headingAccuracy == 0 && plain.x == 0)
  }

  @Test("Section 12: CLDeviceOrientation counts from 0, unknown, to 6, face down")
  func orientations() {
    let all: [CLDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
  }
}
