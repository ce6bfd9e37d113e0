import MapKit

final class Landmark: NSObject, MKAnnotation {
  let coordinate: CLLocationCoordinate2D
  var title: String?
  let height: CLLocationDistance

  init(title: String, coordinate: CLLocationCoordinate2D, height: CLLocationDistance) {
    self.title = title
    self.coordinate = coordinate
    self.height = height
    super.init()
  }

  var subtitle: String? { "\(Int(height)) m" }
}

final class Waypoint: MKPointAnnotation {
  var visited = false
}
