import Testing

@testable import Basemap
@testable import MapKit

@MainActor @Suite struct MKPointOfInterestFilterTests {
  @Test("what filters include, they do not exclude")
  func filters() {
    let some = MKPointOfInterestFilter(including: [.museum, .cafe])
    #expect(some.includes(.museum) && !some.includes(.zoo) && some.excludes(.zoo) && !some.excludes(.cafe))
    let others = MKPointOfInterestFilter(excluding: [.museum])
    #expect(others.includes(.zoo) && others.excludes(.museum))
    #expect(
      MKPointOfInterestFilter.includingAll.includes(.bank) && MKPointOfInterestFilter.excludingAll.excludes(.bank))
    #expect(some == MKPointOfInterestFilter(including: [.cafe, .museum]) && some != others)
    #expect(some.hash == MKPointOfInterestFilter(including: [.cafe, .museum]).hash)
    #expect(some.copy() as? MKPointOfInterestFilter === some)
  }

  @Test("categories have Apple's raw values, and each kind of the base map is one")
  func categories() {
    #expect(MKPointOfInterestCategory.museum.rawValue == "MKPOICategoryMuseum")
    #expect(MKPointOfInterestCategory.atm.rawValue == "MKPOICategoryATM")
    #expect(MKPointOfInterestCategory.evCharger.rawValue == "MKPOICategoryEVCharger")
    #expect(MKPointOfInterestCategory(rawValue: "MKPOICategoryMuseum") == .museum)
    let all: [MKPointOfInterestCategory] = [
      .airport, .amusementPark, .animalService, .aquarium, .atm, .automotiveRepair, .bakery, .bank, .baseball,
      .basketball, .beach, .beauty, .bowling, .brewery, .cafe, .campground, .carRental, .castle, .conventionCenter,
      .distillery, .evCharger, .fireStation, .fishing, .fitnessCenter, .foodMarket, .fortress, .gasStation, .golf,
      .hospital, .hotel, .landmark, .laundry, .library, .mailbox, .marina, .miniGolf, .movieTheater, .museum,
      .musicVenue, .nationalMonument, .nationalPark, .nightlife, .park, .parking, .pharmacy, .planetarium, .police,
      .postOffice, .publicTransport, .restaurant, .restroom, .rockClimbing, .rvPark, .school, .skatePark, .skating,
      .skiing, .soccer, .spa, .stadium, .store, .swimming, .tennis, .theater, .university, .volleyball, .winery, .zoo,
    ]
    #expect(Set(all.map(\.kind)) == PointOfInterestKind.all && all.count == PointOfInterestKind.all.count)
  }

  @Test("the filter of a configuration becomes the map's and the snapshot's; imagery alone leaves it")
  func configurations() {
    let filter = MKPointOfInterestFilter(including: [.park])
    let (map, options) = (MKMapView(), MKMapSnapshotter.Options())
    for configuration in [MKStandardMapConfiguration(), MKHybridMapConfiguration()] as [MKMapConfiguration] {
      (configuration as? MKStandardMapConfiguration)?.pointOfInterestFilter = filter
      (configuration as? MKHybridMapConfiguration)?.pointOfInterestFilter = filter
      (map.preferredConfiguration, options.preferredConfiguration) = (configuration, configuration)
      #expect(map.pointOfInterestFilter == filter && options.pointOfInterestFilter == filter)
      let answered = map.preferredConfiguration
      #expect(
        (answered as? MKStandardMapConfiguration)?.pointOfInterestFilter == filter
          || (answered as? MKHybridMapConfiguration)?.pointOfInterestFilter == filter)
      map.preferredConfiguration = MKImageryMapConfiguration()
      #expect(map.pointOfInterestFilter == filter)
      map.preferredConfiguration = MKStandardMapConfiguration()
      #expect(map.pointOfInterestFilter == nil)
    }
    #expect((options.copy() as? MKMapSnapshotter.Options)?.pointOfInterestFilter == filter)
  }

  @Test("points that a filter excludes are not on the picture")
  func picture() async throws {
    // The sketch of the park's surroundings has two points: the park itself and its car park.
    func picture(_ change: (MKMapSnapshotter.Options) -> Void) async throws -> Data {
      let options = MKMapSnapshotter.Options()
      options.baseMap = .world
      options.size = CGSize(width: 300, height: 300)
      options.region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 34.4265, longitude: -118.5965),
        latitudinalMeters: 900, longitudinalMeters: 900)
      change(options)
      return try await MKMapSnapshotter(options: options).data(as: .png)
    }
    let all = try await picture { _ in }
    let none = try await picture { $0.showsPointsOfInterest = false }
    #expect(all != none)
    #expect(try await picture { $0.pointOfInterestFilter = .excludingAll } == none)
    #expect(try await picture { $0.pointOfInterestFilter = .includingAll } == all)
    #expect(try await picture { $0.pointOfInterestFilter = MKPointOfInterestFilter(including: [.bakery]) } == none)
    let withoutPark = try await picture {
      $0.pointOfInterestFilter = MKPointOfInterestFilter(excluding: [.amusementPark])
    }
    #expect(withoutPark != all)
  }
}
