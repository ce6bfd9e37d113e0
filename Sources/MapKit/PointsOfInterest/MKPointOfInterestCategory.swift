/// A kind of place on the map.
///
/// There are the kinds that maps after the OpenMapTiles schema can tell apart. On Apple's framework: some more. The raw
/// values are Apple's.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's string for it.
  public let rawValue: String

  /// Makes a category of a raw value; of one that is not known there are no places.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(kind: String) {
    rawValue = Self.prefix + (Self.abbreviations[kind] ?? kind.prefix(1).uppercased() + kind.dropFirst())
  }

  private static let prefix = "MKPOICategory"
  /// Kinds whose raw values begin with more than one capital.
  private static let abbreviations = ["atm": "ATM", "evCharger": "EVCharger", "rvPark": "RVPark"]

  /// The kind as base maps name it.
  var kind: String {
    let name = rawValue.hasPrefix(Self.prefix) ? String(rawValue.dropFirst(Self.prefix.count)) : rawValue
    let abbreviated = Self.abbreviations.first { $0.value == name }?.key
    return abbreviated ?? name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Airports.
  public static let airport = MKPointOfInterestCategory(kind: "airport")
  /// Theme parks.
  public static let amusementPark = MKPointOfInterestCategory(kind: "amusementPark")
  /// Vets and shelters for animals.
  public static let animalService = MKPointOfInterestCategory(kind: "animalService")
  /// Aquariums.
  public static let aquarium = MKPointOfInterestCategory(kind: "aquarium")
  /// Cash machines.
  public static let atm = MKPointOfInterestCategory(kind: "atm")
  /// Garages.
  public static let automotiveRepair = MKPointOfInterestCategory(kind: "automotiveRepair")
  /// Bakeries.
  public static let bakery = MKPointOfInterestCategory(kind: "bakery")
  /// Banks.
  public static let bank = MKPointOfInterestCategory(kind: "bank")
  /// Baseball fields.
  public static let baseball = MKPointOfInterestCategory(kind: "baseball")
  /// Basketball courts.
  public static let basketball = MKPointOfInterestCategory(kind: "basketball")
  /// Beaches.
  public static let beach = MKPointOfInterestCategory(kind: "beach")
  /// Hairdressers and beauty parlours.
  public static let beauty = MKPointOfInterestCategory(kind: "beauty")
  /// Bowling alleys.
  public static let bowling = MKPointOfInterestCategory(kind: "bowling")
  /// Breweries.
  public static let brewery = MKPointOfInterestCategory(kind: "brewery")
  /// Cafés and ice cream parlours.
  public static let cafe = MKPointOfInterestCategory(kind: "cafe")
  /// Campsites.
  public static let campground = MKPointOfInterestCategory(kind: "campground")
  /// Car hire.
  public static let carRental = MKPointOfInterestCategory(kind: "carRental")
  /// Castles.
  public static let castle = MKPointOfInterestCategory(kind: "castle")
  /// Conference centres.
  public static let conventionCenter = MKPointOfInterestCategory(kind: "conventionCenter")
  /// Distilleries.
  public static let distillery = MKPointOfInterestCategory(kind: "distillery")
  /// Charging stations.
  public static let evCharger = MKPointOfInterestCategory(kind: "evCharger")
  /// Fire stations.
  public static let fireStation = MKPointOfInterestCategory(kind: "fireStation")
  /// Fishing grounds.
  public static let fishing = MKPointOfInterestCategory(kind: "fishing")
  /// Gyms and sports centres.
  public static let fitnessCenter = MKPointOfInterestCategory(kind: "fitnessCenter")
  /// Markets and groceries.
  public static let foodMarket = MKPointOfInterestCategory(kind: "foodMarket")
  /// Forts.
  public static let fortress = MKPointOfInterestCategory(kind: "fortress")
  /// Petrol stations.
  public static let gasStation = MKPointOfInterestCategory(kind: "gasStation")
  /// Golf courses.
  public static let golf = MKPointOfInterestCategory(kind: "golf")
  /// Hospitals.
  public static let hospital = MKPointOfInterestCategory(kind: "hospital")
  /// Hotels and other lodging.
  public static let hotel = MKPointOfInterestCategory(kind: "hotel")
  /// Sights.
  public static let landmark = MKPointOfInterestCategory(kind: "landmark")
  /// Laundries.
  public static let laundry = MKPointOfInterestCategory(kind: "laundry")
  /// Libraries.
  public static let library = MKPointOfInterestCategory(kind: "library")
  /// Letter boxes.
  public static let mailbox = MKPointOfInterestCategory(kind: "mailbox")
  /// Marinas and harbours.
  public static let marina = MKPointOfInterestCategory(kind: "marina")
  /// Miniature golf courses.
  public static let miniGolf = MKPointOfInterestCategory(kind: "miniGolf")
  /// Cinemas.
  public static let movieTheater = MKPointOfInterestCategory(kind: "movieTheater")
  /// Museums and galleries.
  public static let museum = MKPointOfInterestCategory(kind: "museum")
  /// Concert halls.
  public static let musicVenue = MKPointOfInterestCategory(kind: "musicVenue")
  /// Monuments.
  public static let nationalMonument = MKPointOfInterestCategory(kind: "nationalMonument")
  /// National parks and nature reserves.
  public static let nationalPark = MKPointOfInterestCategory(kind: "nationalPark")
  /// Bars and night clubs.
  public static let nightlife = MKPointOfInterestCategory(kind: "nightlife")
  /// Parks, gardens and playgrounds.
  public static let park = MKPointOfInterestCategory(kind: "park")
  /// Car parks.
  public static let parking = MKPointOfInterestCategory(kind: "parking")
  /// Pharmacies.
  public static let pharmacy = MKPointOfInterestCategory(kind: "pharmacy")
  /// Planetariums.
  public static let planetarium = MKPointOfInterestCategory(kind: "planetarium")
  /// Police stations.
  public static let police = MKPointOfInterestCategory(kind: "police")
  /// Post offices.
  public static let postOffice = MKPointOfInterestCategory(kind: "postOffice")
  /// Stations, stops and ferry terminals.
  public static let publicTransport = MKPointOfInterestCategory(kind: "publicTransport")
  /// Restaurants and fast food.
  public static let restaurant = MKPointOfInterestCategory(kind: "restaurant")
  /// Toilets.
  public static let restroom = MKPointOfInterestCategory(kind: "restroom")
  /// Climbing sites.
  public static let rockClimbing = MKPointOfInterestCategory(kind: "rockClimbing")
  /// Sites for caravans.
  public static let rvPark = MKPointOfInterestCategory(kind: "rvPark")
  /// Schools and kindergartens.
  public static let school = MKPointOfInterestCategory(kind: "school")
  /// Skate parks.
  public static let skatePark = MKPointOfInterestCategory(kind: "skatePark")
  /// Ice rinks.
  public static let skating = MKPointOfInterestCategory(kind: "skating")
  /// Skiing.
  public static let skiing = MKPointOfInterestCategory(kind: "skiing")
  /// Football pitches.
  public static let soccer = MKPointOfInterestCategory(kind: "soccer")
  /// Spas.
  public static let spa = MKPointOfInterestCategory(kind: "spa")
  /// Stadiums.
  public static let stadium = MKPointOfInterestCategory(kind: "stadium")
  /// Shops.
  public static let store = MKPointOfInterestCategory(kind: "store")
  /// Swimming pools.
  public static let swimming = MKPointOfInterestCategory(kind: "swimming")
  /// Tennis courts.
  public static let tennis = MKPointOfInterestCategory(kind: "tennis")
  /// Theatres.
  public static let theater = MKPointOfInterestCategory(kind: "theater")
  /// Universities and colleges.
  public static let university = MKPointOfInterestCategory(kind: "university")
  /// Volleyball courts.
  public static let volleyball = MKPointOfInterestCategory(kind: "volleyball")
  /// Wineries.
  public static let winery = MKPointOfInterestCategory(kind: "winery")
  /// Zoos.
  public static let zoo = MKPointOfInterestCategory(kind: "zoo")
}
