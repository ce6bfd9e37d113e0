/// A kind of place on the map.
///
/// There are the kinds that maps after the OpenMapTiles schema can tell apart. On Apple's framework: some more. The raw
/// values are Apple's.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Makes a category of a raw value; of one that is not known there are no places.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(kind: String) {
    rawValue =
      "MKPOICategory"
      + (kind == "atm"
        ? "ATM"
        : kind == "evCharger"
          ? "EVCharger" : kind == "rvPark" ? "RVPark" : kind.prefix(1).uppercased() + kind.dropFirst())
  }

  /// The kind as base maps name it.
  var kind: String {
    let name = rawValue.hasPrefix("MKPOICategory") ? rawValue.dropFirst(13) : rawValue[...]
    switch name {
    case "ATM": return "atm"
    case "EVCharger": return "evCharger"
    case "RVPark": return "rvPark"
    default: return name.prefix(1).lowercased() + name.dropFirst()
    }
  }

  public static let airport = MKPointOfInterestCategory(kind: "airport")
  public static let amusementPark = MKPointOfInterestCategory(kind: "amusementPark")
  public static let animalService = MKPointOfInterestCategory(kind: "animalService")
  public static let aquarium = MKPointOfInterestCategory(kind: "aquarium")
  public static let atm = MKPointOfInterestCategory(kind: "atm")
  public static let automotiveRepair = MKPointOfInterestCategory(kind: "automotiveRepair")
  public static let bakery = MKPointOfInterestCategory(kind: "bakery")
  public static let bank = MKPointOfInterestCategory(kind: "bank")
  public static let baseball = MKPointOfInterestCategory(kind: "baseball")
  public static let basketball = MKPointOfInterestCategory(kind: "basketball")
  public static let beach = MKPointOfInterestCategory(kind: "beach")
  public static let beauty = MKPointOfInterestCategory(kind: "beauty")
  public static let bowling = MKPointOfInterestCategory(kind: "bowling")
  public static let brewery = MKPointOfInterestCategory(kind: "brewery")
  public static let cafe = MKPointOfInterestCategory(kind: "cafe")
  public static let campground = MKPointOfInterestCategory(kind: "campground")
  public static let carRental = MKPointOfInterestCategory(kind: "carRental")
  public static let castle = MKPointOfInterestCategory(kind: "castle")
  public static let conventionCenter = MKPointOfInterestCategory(kind: "conventionCenter")
  public static let distillery = MKPointOfInterestCategory(kind: "distillery")
  public static let evCharger = MKPointOfInterestCategory(kind: "evCharger")
  public static let fireStation = MKPointOfInterestCategory(kind: "fireStation")
  public static let fishing = MKPointOfInterestCategory(kind: "fishing")
  public static let fitnessCenter = MKPointOfInterestCategory(kind: "fitnessCenter")
  public static let foodMarket = MKPointOfInterestCategory(kind: "foodMarket")
  public static let fortress = MKPointOfInterestCategory(kind: "fortress")
  public static let gasStation = MKPointOfInterestCategory(kind: "gasStation")
  public static let golf = MKPointOfInterestCategory(kind: "golf")
  public static let hospital = MKPointOfInterestCategory(kind: "hospital")
  public static let hotel = MKPointOfInterestCategory(kind: "hotel")
  public static let landmark = MKPointOfInterestCategory(kind: "landmark")
  public static let laundry = MKPointOfInterestCategory(kind: "laundry")
  public static let library = MKPointOfInterestCategory(kind: "library")
  public static let mailbox = MKPointOfInterestCategory(kind: "mailbox")
  public static let marina = MKPointOfInterestCategory(kind: "marina")
  public static let miniGolf = MKPointOfInterestCategory(kind: "miniGolf")
  public static let movieTheater = MKPointOfInterestCategory(kind: "movieTheater")
  public static let museum = MKPointOfInterestCategory(kind: "museum")
  public static let musicVenue = MKPointOfInterestCategory(kind: "musicVenue")
  public static let nationalMonument = MKPointOfInterestCategory(kind: "nationalMonument")
  public static let nationalPark = MKPointOfInterestCategory(kind: "nationalPark")
  public static let nightlife = MKPointOfInterestCategory(kind: "nightlife")
  public static let park = MKPointOfInterestCategory(kind: "park")
  public static let parking = MKPointOfInterestCategory(kind: "parking")
  public static let pharmacy = MKPointOfInterestCategory(kind: "pharmacy")
  public static let planetarium = MKPointOfInterestCategory(kind: "planetarium")
  public static let police = MKPointOfInterestCategory(kind: "police")
  public static let postOffice = MKPointOfInterestCategory(kind: "postOffice")
  public static let publicTransport = MKPointOfInterestCategory(kind: "publicTransport")
  public static let restaurant = MKPointOfInterestCategory(kind: "restaurant")
  public static let restroom = MKPointOfInterestCategory(kind: "restroom")
  public static let rockClimbing = MKPointOfInterestCategory(kind: "rockClimbing")
  public static let rvPark = MKPointOfInterestCategory(kind: "rvPark")
  public static let school = MKPointOfInterestCategory(kind: "school")
  public static let skatePark = MKPointOfInterestCategory(kind: "skatePark")
  public static let skating = MKPointOfInterestCategory(kind: "skating")
  public static let skiing = MKPointOfInterestCategory(kind: "skiing")
  public static let soccer = MKPointOfInterestCategory(kind: "soccer")
  public static let spa = MKPointOfInterestCategory(kind: "spa")
  public static let stadium = MKPointOfInterestCategory(kind: "stadium")
  public static let store = MKPointOfInterestCategory(kind: "store")
  public static let swimming = MKPointOfInterestCategory(kind: "swimming")
  public static let tennis = MKPointOfInterestCategory(kind: "tennis")
  public static let theater = MKPointOfInterestCategory(kind: "theater")
  public static let university = MKPointOfInterestCategory(kind: "university")
  public static let volleyball = MKPointOfInterestCategory(kind: "volleyball")
  public static let winery = MKPointOfInterestCategory(kind: "winery")
  public static let zoo = MKPointOfInterestCategory(kind: "zoo")
}
