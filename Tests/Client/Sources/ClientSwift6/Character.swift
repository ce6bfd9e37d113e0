import MapKit
import UIKit

final class Character: MKCircle {
  var name: String?
  var color: UIColor?

  convenience init(name: String, center: CLLocationCoordinate2D, color: UIColor) {
    self.init(center: center, radius: 200)
    self.name = name
    self.color = color
  }
}
