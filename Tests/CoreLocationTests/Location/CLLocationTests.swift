import Testing

@testable import CoreLocation

@Suite("Locations")
struct CLLocationTests {
  private let time = Date(timeIntervalSince1970: 1_000_000)
  private let munich = CLLocationCoordinate2D(latitude: 48.137, longitude: 11.575)

  @Test("L01: a location from two degrees knows nothing else")
  func defaults() throws {
    let before = Date()
    let location = CLLocation(latitude: 1, longitude: 2)
    #expect(location.coordinate.latitude == 1)
    #expect(location.coordinate.longitude == 2)
    #expect(location.altitude == 0)
    #expect(location.horizontalAccuracy == 0)
    #expect(location.verticalAccuracy == -1)
    #expect(location.speed == -1)
    #expect(location.speedAccuracy == -1)
    #expect(location.course == -1)
    #expect(location.courseAccuracy == -1)
    #expect(location.floor == nil)
    let source = try #require(location.sourceInformation)
    #expect(!source.isSimulatedBySoftware && !source.isProducedByAccessory)
    #expect(location.timestamp >= before && location.timestamp <= Date())
  }

  @Test("G32: a location keeps the degrees that it is given")
  func noClamping() {
    let location = CLLocation(latitude: 91, longitude: 200)
    #expect(location.coordinate.latitude == 91)
    #expect(location.coordinate.longitude == 200)
  }

  @Test("A location without speed and course stores the rest")
  func withoutMotion() {
    let location = CLLocation(
      coordinate: munich, altitude: 519, horizontalAccuracy: 5, verticalAccuracy: 7, timestamp: time)
    #expect(location.coordinate.latitude == 48.137 && location.coordinate.longitude == 11.575)
    #expect(location.altitude == 519)
    #expect(location.horizontalAccuracy == 5)
    #expect(location.verticalAccuracy == 7)
    #expect(location.course == -1 && location.speed == -1)
    #expect(location.timestamp == time)
  }

  @Test("A location with course and speed does not know how good they are")
  func withMotion() {
    let location = CLLocation(
      coordinate: munich, altitude: 519, horizontalAccuracy: 5, verticalAccuracy: 7, course: 90, speed: 12,
      timestamp: time)
    #expect(location.coordinate.latitude == 48.137 && location.altitude == 519)
    #expect(location.horizontalAccuracy == 5 && location.verticalAccuracy == 7)
    #expect(location.course == 90 && location.courseAccuracy == -1)
    #expect(location.speed == 12 && location.speedAccuracy == -1)
    #expect(location.timestamp == time)
  }

  @Test("The full initialisers store every value in its place")
  func complete() throws {
    let plain = CLLocation(
      coordinate: munich, altitude: 519, horizontalAccuracy: 5, verticalAccuracy: 7, course: 90, courseAccuracy: 3,
      speed: 12, speedAccuracy: 2, timestamp: time)
    let simulated = CLLocation(
      coordinate: munich, altitude: 519, horizontalAccuracy: 5, verticalAccuracy: 7, course: 90, courseAccuracy: 3,
      speed: 12, speedAccuracy: 2, timestamp: time,
      sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false))
    for location in [plain, simulated] {
      #expect(location.coordinate.latitude == 48.137 && location.coordinate.longitude == 11.575)
      #expect(location.altitude == 519)
      #expect(location.horizontalAccuracy == 5 && location.verticalAccuracy == 7)
      #expect(location.course == 90 && location.courseAccuracy == 3)
      #expect(location.speed == 12 && location.speedAccuracy == 2)
      #expect(location.timestamp == time)
    }
    #expect(try #require(plain.sourceInformation).isSimulatedBySoftware == false)
    #expect(try #require(simulated.sourceInformation).isSimulatedBySoftware)
  }

  @Test("A description of the origin keeps both of its states")
  func source() {
    let accessory = CLLocationSourceInformation(softwareSimulationState: false, andExternalAccessoryState: true)
    #expect(accessory.isProducedByAccessory && !accessory.isSimulatedBySoftware)
  }

  @Test("An app's subclass can stand in for a measured location")
  func subclass() {
    #expect(PinnedLocation(latitude: 0, longitude: 0).coordinate.latitude == 60)
    let distance = CLLocation(latitude: 60, longitude: 10).distance(from: PinnedLocation(latitude: 0, longitude: 0))
    #expect(distance == 0)
  }
}

// Sendable by proof: it adds no stored property to its base class, which is Sendable.
private final class PinnedLocation: CLLocation, @unchecked Sendable {
  override var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 60, longitude: 10) }
}
