import CoreLocation
import MapKit

class Park {
  let midCoordinate = CLLocationCoordinate2DMake(34.4248, -118.5971)
  let topLeft = CLLocationCoordinate2D(latitude: 34.4311, longitude: -118.6012)
  let topRight = CLLocationCoordinate2D(latitude: 34.4311, longitude: -118.5912)
  let bottomLeft = CLLocationCoordinate2D(latitude: 34.4194, longitude: -118.6012)

  var bottomRight: CLLocationCoordinate2D {
    CLLocationCoordinate2DMake(bottomLeft.latitude, topRight.longitude)
  }

  var boundary: [CLLocationCoordinate2D] { [topLeft, topRight, bottomRight, bottomLeft] }

  var overlayBoundingMapRect: MKMapRect {
    let topLeft = MKMapPoint(self.topLeft)
    let topRight = MKMapPoint(self.topRight)
    let bottomLeft = MKMapPoint(self.bottomLeft)
    return MKMapRect(
      x: topLeft.x, y: topLeft.y, width: fabs(topLeft.x - topRight.x), height: fabs(topLeft.y - bottomLeft.y))
  }
}
