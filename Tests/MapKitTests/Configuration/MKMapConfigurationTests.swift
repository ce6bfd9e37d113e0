import MapKit
import Testing

@MainActor @Suite struct MKMapConfigurationTests {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 32, height: 32))

  @Test("Section 12: MKMapConfiguration.ElevationStyle is flat 0, realistic 1")
  func elevations() {
    #expect(MKMapConfiguration.ElevationStyle.flat.rawValue == 0)
    #expect(MKMapConfiguration.ElevationStyle.realistic.rawValue == 1)
  }

  @Test("Section 12: MKStandardMapConfiguration.EmphasisStyle is default 0, muted 1")
  func emphases() {
    #expect(MKStandardMapConfiguration.EmphasisStyle.default.rawValue == 0)
    #expect(MKStandardMapConfiguration.EmphasisStyle.muted.rawValue == 1)
  }

  @Test("A configuration sets the map type, and is drawn as it")
  func setsType() async throws {
    #expect(map.preferredConfiguration is MKStandardMapConfiguration)
    for (configuration, type) in [
      (MKStandardMapConfiguration(emphasisStyle: .muted), MKMapType.mutedStandard),
      (MKStandardMapConfiguration(elevationStyle: .realistic), .standard),
      (MKImageryMapConfiguration(), .satellite),
      (MKImageryMapConfiguration(elevationStyle: .realistic), .satelliteFlyover),
      (MKHybridMapConfiguration(), .hybrid), (MKHybridMapConfiguration(elevationStyle: .realistic), .hybridFlyover),
    ] as [(MKMapConfiguration, MKMapType)] {
      map.preferredConfiguration = configuration
      #expect(map.mapType == type)
      #expect(map.preferredConfiguration.elevationStyle == configuration.elevationStyle)
      let other = MKMapView(frame: map.frame)
      other.mapType = type
      #expect(try await map.snapshot().image.pixel(5, 5) == other.snapshot().image.pixel(5, 5))
    }
  }

  @Test("A map type sets the configuration")
  func setByType() {
    map.mapType = .mutedStandard
    #expect((map.preferredConfiguration as? MKStandardMapConfiguration)?.emphasisStyle == .muted)
    map.mapType = .satelliteFlyover
    #expect((map.preferredConfiguration as? MKImageryMapConfiguration)?.elevationStyle == .realistic)
    map.mapType = .hybrid
    #expect((map.preferredConfiguration as? MKHybridMapConfiguration)?.elevationStyle == .flat)
  }

  @Test("The map takes and gives copies")
  func copies() {
    let own = MKStandardMapConfiguration()
    map.preferredConfiguration = own
    own.emphasisStyle = .muted
    #expect(map.mapType == .standard)
    (map.preferredConfiguration as? MKStandardMapConfiguration)?.emphasisStyle = .muted
    #expect((map.preferredConfiguration as? MKStandardMapConfiguration)?.emphasisStyle == .default)
  }
}
