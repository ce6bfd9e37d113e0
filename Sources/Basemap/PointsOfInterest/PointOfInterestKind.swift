/// What a point of interest is, by the classes of the OpenMapTiles schema.
///
/// Kinds have the names that MapKit's categories have: "museum", "gasStation".
package enum PointOfInterestKind {
  /// The kind of a point; nil for one of no kind that MapKit has a category for.
  ///
  /// - Parameters:
  ///   - className: The value of the tag "class".
  ///   - subclass: That of the tag "subclass".
  /// - Returns: The kind.
  package static func kind(class className: String, subclass: String) -> String? {
    bySubclass[subclass] ?? byClass[className]
  }

  /// All kinds that there are points of.
  package static let all = Set(bySubclass.values).union(byClass.values)

  /// Subclasses that say more than their class.
  private static let bySubclass = [
    "theme_park": "amusementPark", "aquarium": "aquarium", "zoo": "zoo", "atm": "atm", "bank": "bank",
    "brewery": "brewery", "winery": "winery", "distillery": "distillery", "charging_station": "evCharger",
    "car_rental": "carRental", "car_repair": "automotiveRepair", "caravan_site": "rvPark", "post_box": "mailbox",
    "fitness_centre": "fitnessCenter", "gym": "fitnessCenter", "spa": "spa", "miniature_golf": "miniGolf",
    "nightclub": "nightlife", "casino": "nightlife", "marketplace": "foodMarket", "supermarket": "foodMarket",
    "greengrocer": "foodMarket", "bowling_alley": "bowling", "planetarium": "planetarium", "fort": "fortress",
    "castle": "castle", "beach": "beach", "marina": "marina", "nature_reserve": "nationalPark",
    "national_park": "nationalPark", "conference_centre": "conventionCenter", "veterinary": "animalService",
    "animal_shelter": "animalService", "climbing": "rockClimbing", "skateboard": "skatePark",
    "ice_rink": "skating", "volleyball": "volleyball", "music_venue": "musicVenue", "university": "university",
    "fishing": "fishing", "laundry": "laundry", "dry_cleaning": "laundry", "theatre": "theater",
  ]

  private static let byClass = [
    "airport": "airport", "aerodrome": "airport", "attraction": "landmark", "monument": "nationalMonument",
    "castle": "castle", "art_gallery": "museum", "museum": "museum", "music": "musicVenue", "bakery": "bakery",
    "bank": "bank", "bar": "nightlife", "beer": "nightlife", "beauty": "beauty", "hairdresser": "beauty",
    "cafe": "cafe", "ice_cream": "cafe", "campsite": "campground", "fire_station": "fireStation",
    "sports_centre": "fitnessCenter", "grocery": "foodMarket", "fuel": "gasStation", "golf": "golf",
    "hospital": "hospital", "lodging": "hotel", "laundry": "laundry", "library": "library", "harbor": "marina",
    "cinema": "movieTheater", "park": "park", "garden": "park", "playground": "park", "parking": "parking",
    "pharmacy": "pharmacy", "police": "police", "post": "postOffice", "railway": "publicTransport",
    "bus": "publicTransport", "ferry_terminal": "publicTransport", "aerialway": "publicTransport",
    "restaurant": "restaurant", "fast_food": "restaurant", "toilets": "restroom", "school": "school",
    "kindergarten": "school", "stadium": "stadium", "shop": "store", "clothing_store": "store", "gift": "store",
    "jewelry": "store", "furniture": "store", "mobile_phone": "store", "alcohol_shop": "store", "bicycle": "store",
    "car": "store", "theatre": "theater", "college": "university", "zoo": "zoo", "swimming": "swimming",
    "tennis": "tennis", "basketball": "basketball", "baseball": "baseball", "soccer": "soccer", "skiing": "skiing",
  ]
}
