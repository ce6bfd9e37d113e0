import MapKit
import Testing

@Suite struct MKErrorTests {
  @Test("Section 12: MKError.Code counts from unknown 1 to decodingFailed 6, in the domain MKErrorDomain")
  func codes() {
    let codes: [MKError.Code] = [
      .unknown, .serverFailure, .loadingThrottled, .placemarkNotFound, .directionsNotFound, .decodingFailed,
    ]
    #expect(codes.map(\.rawValue) == [1, 2, 3, 4, 5, 6])
    #expect(MKErrorDomain == "MKErrorDomain" && MKError.errorDomain == MKErrorDomain)
    #expect(MKError.Code(rawValue: 0) == nil)
    #expect(
      codes == [
        MKError.unknown, MKError.serverFailure, MKError.loadingThrottled, MKError.placemarkNotFound,
        MKError.directionsNotFound, MKError.decodingFailed,
      ])
  }

  @Test("An error keeps its code and its user info, and shows its sentence")
  func userInfo() {
    let error = MKError(.serverFailure, userInfo: [NSLocalizedDescriptionKey: "The server is out."])
    #expect(error.code == .serverFailure && error.errorCode == 2)
    #expect(error.userInfo[NSLocalizedDescriptionKey] as? String == "The server is out.")
    #expect(error.errorUserInfo.count == 1)
    #expect(error.localizedDescription == "The server is out.")
    #expect(MKError(.unknown).userInfo.isEmpty)
  }

  @Test("A catch clause can name a code")
  func pattern() {
    func caught(_ error: any Error) -> String {
      do {
        throw error
      } catch MKError.decodingFailed {
        return "decoding"
      } catch {
        return "other"
      }
    }
    #expect(caught(MKError(.decodingFailed)) == "decoding")
    #expect(caught(MKError(.unknown)) == "other")
    #expect(caught(CocoaError(.propertyListReadCorrupt)) == "other")
  }
}
