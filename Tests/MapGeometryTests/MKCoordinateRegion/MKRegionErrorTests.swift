import Testing

@testable import MapGeometry

@Suite("Validation of regions")
struct MKRegionErrorTests {
  private func region(
    _ latitude: Double, _ longitude: Double, _ latitudeDelta: Double, _ longitudeDelta: Double
  ) -> MKCoordinateRegion {
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      span: MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta))
  }

  @Test(
    "D05: spans from 0 to 180 and 360 degrees are valid, ends included",
    arguments: [(0.0, 0.0, 180.0, 360.0), (0, 0, 0, 0), (90, 180, 1, 1), (-90, -180, 1, 1)])
  func valid(latitude: Double, longitude: Double, latitudeDelta: Double, longitudeDelta: Double) throws {
    let region = region(latitude, longitude, latitudeDelta, longitudeDelta)
    try region.validate()
    #expect(region.isValid)
  }

  @Test(
    "V16, D05: a span out of range throws an error with the span",
    arguments: [
      (181.0, 361.0), (200, 100), (-0.0055, 0.0197), (180.001, 10), (10, 360.001), (1, -1), (.infinity, 1),
    ])
  func invalidSpan(latitudeDelta: Double, longitudeDelta: Double) {
    let region = region(0, 0, latitudeDelta, longitudeDelta)
    #expect(throws: MKRegionError.invalidSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)) {
      try region.validate()
    }
    #expect(!region.isValid)
  }

  @Test(
    "V16, V17: an invalid centre throws an error with the centre, before the span is looked at",
    arguments: [(-180.0, -180.0), (120.2, 30.27), (0, 180.001)], [0.5, -1])
  func invalidCenter(center: (latitude: Double, longitude: Double), delta: Double) {
    let region = region(center.latitude, center.longitude, delta, delta)
    #expect(throws: MKRegionError.invalidCenter(latitude: center.latitude, longitude: center.longitude)) {
      try region.validate()
    }
  }

  @Test("V16, D05: NaN throws")
  func notANumber() {
    for region in [region(.nan, 0, 1, 1), region(0, .nan, 1, 1)] {
      #expect {
        try region.validate()
      } throws: {
        if case MKRegionError.invalidCenter = $0 { true } else { false }
      }
    }
    for region in [region(0, 0, .nan, 1), region(0, 0, 1, .nan)] {
      #expect {
        try region.validate()
      } throws: {
        if case MKRegionError.invalidSpan = $0 { true } else { false }
      }
    }
  }

  @Test("The description names the values and their range")
  func description() {
    let center = MKRegionError.invalidCenter(latitude: 120.2, longitude: 30.27)
    #expect(
      center.description
        == "Invalid region: the centre (120.2, 30.27) is outside latitude -90...90, longitude -180...180.")
    let span = MKRegionError.invalidSpan(latitudeDelta: 181, longitudeDelta: 361)
    #expect(
      span.localizedDescription
        == "Invalid region: the span (181.0, 361.0) is outside latitude 0...180, longitude 0...360.")
  }
}
