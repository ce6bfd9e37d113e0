import MapKit
import Testing

/// V16: Apple's framework raises an exception for these; here the program ends with a message.
@Suite struct MKMapViewInvalidRegionTests {
  @Test("V16: a latitude span above 180 ends the program")
  func latitudeSpan() async {
    await #expect(processExitsWith: .failure) { await show(0, 0, 181, 361) }
  }

  @Test("V16: a latitude span of 200 ends the program")
  func largeLatitudeSpan() async {
    await #expect(processExitsWith: .failure) { await show(0, 0, 200, 100) }
  }

  @Test("V16: a negative span ends the program")
  func negativeSpan() async {
    await #expect(processExitsWith: .failure) { await show(0, 0, -0.0055, 0.0197) }
  }

  @Test("V16: the invalid coordinate as centre ends the program")
  func invalidCenter() async {
    await #expect(processExitsWith: .failure) { await show(-180, -180, 1, 1) }
  }

  @Test("V16: latitude and longitude swapped end the program")
  func swapped() async {
    await #expect(processExitsWith: .failure) { await show(120.2, 30.27, 1, 1) }
  }

  @Test("V16: a span that is not a number ends the program")
  func notANumber() async {
    await #expect(processExitsWith: .failure) { await show(0, 0, .nan, 1) }
  }

  @Test("A centre that is not valid ends the program")
  func center() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { MKMapView(frame: .zero).centerCoordinate = place(0, 181) }
    }
  }

  @Test("D05: spans of exactly 180 and 360 degrees are shown")
  @MainActor func largestSpans() {
    show(0, 0, 180, 360)
  }
}

@MainActor private func show(_ latitude: Double, _ longitude: Double, _ height: Double, _ width: Double) {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  map.region = MKCoordinateRegion(
    center: place(latitude, longitude), span: MKCoordinateSpan(latitudeDelta: height, longitudeDelta: width))
  #expect(map.region.span.longitudeDelta > 0)
}
