import MapKit

/// What there is to do at an attraction; the raw value is that of the property list.
enum AttractionType: Int {
  case misc = 0
  case ride
  case food
  case firstAid

  var image: UIImage? { UIImage(named: imageName) }

  /// The name of the image among the resources.
  var imageName: String {
    switch self {
    case .misc: "star"
    case .ride: "ride"
    case .food: "food"
    case .firstAid: "firstaid"
    }
  }
}

/// A ride, a restaurant or the first aid station.
final class Attraction: NSObject, MKAnnotation {
  let coordinate: CLLocationCoordinate2D
  let title: String?
  let subtitle: String?
  let type: AttractionType

  init(coordinate: CLLocationCoordinate2D, title: String, subtitle: String, type: AttractionType) {
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
    self.type = type
    super.init()
  }

  /// Reads all attractions of a property list.
  ///
  /// - Throws: `ParkDataError` for the first entry at fault.
  static func all(filename: String) throws(ParkDataError) -> [Attraction] {
    let file = try ParkFile(filename)
    var attractions: [Attraction] = []
    for (index, entry) in try file.array().enumerated() {
      let place = "entry \(index + 1)"
      guard let values = entry as? [String: Any] else { throw file.error(place, "not a dictionary") }
      let name = try file.text(values["name"], at: "\(place), name")
      let named = "\(place) (\(name.prefix(60)))"
      let coordinate = try file.coordinate(values["location"], at: "\(named), location")
      let typeText = try file.text(values["type"], at: "\(named), type")
      guard let type = Int(typeText).flatMap(AttractionType.init) else {
        throw file.error("\(named), type", "\"\(typeText.prefix(60))\" is none of 0, 1, 2, 3")
      }
      let subtitle = try file.text(values["subtitle"], at: "\(named), subtitle")
      attractions.append(Attraction(coordinate: coordinate, title: name, subtitle: subtitle, type: type))
    }
    return attractions
  }
}
