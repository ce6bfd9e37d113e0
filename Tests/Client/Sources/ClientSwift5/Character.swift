import MapKit
import UIKit

class Character: MKCircle {
  var name: String?
  var color: UIColor?

  convenience init(name: String, places: [CLLocationCoordinate2D], color: UIColor) {
    let place = places.first ?? kCLLocationCoordinate2DInvalid
    self.init(center: place, radius: 60)
    self.name = name
    self.color = color
  }
}
