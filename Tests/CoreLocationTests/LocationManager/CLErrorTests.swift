import CoreLocation
import Testing

@Suite struct CLErrorTests {
  @Test("Section 12: CLError.Code counts from 0, locationUnknown, to 19, historicalLocationError")
  func codes() {
    let codes: [CLError.Code] = [
      .locationUnknown, .denied, .network, .headingFailure, .regionMonitoringDenied, .regionMonitoringFailure,
      .regionMonitoringSetupDelayed, .regionMonitoringResponseDelayed, .geocodeFoundNoResult,
      .geocodeFoundPartialResult, .geocodeCanceled, .deferredFailed, .deferredNotUpdatingLocation,
      .deferredAccuracyTooLow, .deferredDistanceFiltered, .deferredCanceled, .rangingUnavailable, .rangingFailure,
      .promptDeclined, .historicalLocationError,
    ]
    #expect(codes.map(\.rawValue) == Array(0...19))
    #expect(CLError(.denied).errorCode == 1 && CLError.errorDomain == "kCLErrorDomain")
  }

  @Test("Section 12: CLAccuracyAuthorization is fullAccuracy 0, which a manager has, and reducedAccuracy 1")
  func accuracies() {
    #expect(CLAccuracyAuthorization.fullAccuracy.rawValue == 0)
    #expect(CLAccuracyAuthorization.reducedAccuracy.rawValue == 1)
    #expect(CLLocationManager().accuracyAuthorization == .fullAccuracy)
  }
}
