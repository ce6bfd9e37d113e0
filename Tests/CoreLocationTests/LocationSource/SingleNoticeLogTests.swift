import Testing

@testable import CoreLocation

@Suite struct SingleNoticeLogTests {
  @Test("A notice that nobody can take does not end the program")
  func closedStandardError() async {
    await #expect(processExitsWith: .success) {
      close(2)
      SingleNotice.log("not heard")
    }
  }
}
