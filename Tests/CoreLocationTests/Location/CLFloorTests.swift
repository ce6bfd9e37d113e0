import Testing

@testable import CoreLocation

@Suite("Floors")
struct CLFloorTests {
  @Test("A floor keeps its level", arguments: [-2, 0, 14])
  func level(_ level: Int) {
    #expect(CLFloor(level: level).level == level)
  }
}
