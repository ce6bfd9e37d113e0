import MapKit

enum PlaceType: Int {
  case misc = 0
  case ride
  case food
}

class PlaceAnnotation: NSObject, MKAnnotation {
  let coordinate: CLLocationCoordinate2D
  var title: String?
  var subtitle: String?
  let type: PlaceType

  init(coordinate: CLLocationCoordinate2D, title: String, subtitle: String, type: PlaceType) {
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
    self.type = type
  }
}

class FavouriteAnnotation: MKPointAnnotation {
  var stars = 0
}
