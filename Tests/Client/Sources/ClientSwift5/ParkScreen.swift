import MapKit
import UIKit

// No actor anywhere: code from before Swift had them, which touches views wherever it is.
class ParkScreen {
  let park = Park()
  let mapView = ParkMapView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  let delegate: ParkMapDelegate

  init(parkImage: UIImage) {
    delegate = ParkMapDelegate(parkImage: parkImage)
    mapView.delegate = delegate
  }

  func show() {
    let latDelta = park.topLeft.latitude - park.bottomRight.latitude
    let span = MKCoordinateSpan(latitudeDelta: fabs(latDelta), longitudeDelta: 0)
    mapView.region = MKCoordinateRegion(center: park.midCoordinate, span: span)
    mapView.setVisibleMapRect(park.overlayBoundingMapRect, animated: false)

    mapView.addOverlay(ParkMapOverlay(park: park))
    let boundary = park.boundary
    mapView.addOverlay(MKPolygon(coordinates: boundary, count: boundary.count))
    let walk = [park.topLeft, park.midCoordinate, park.bottomRight]
    mapView.addOverlay(MKPolyline(coordinates: walk, count: walk.count))
    mapView.addOverlay(Character(name: "Taz", places: [park.midCoordinate], color: .orange))

    mapView.addAnnotation(
      PlaceAnnotation(coordinate: park.midCoordinate, title: "Goliath", subtitle: "Intensity: 8/10", type: .ride))
    let favourite = FavouriteAnnotation()
    favourite.coordinate = park.topRight
    favourite.title = "Ice cream"
    favourite.stars = 5
    mapView.addAnnotation(favourite)
  }

  func snapshotter() -> MKMapSnapshotter {
    let options = MKMapSnapshotter.Options()
    options.mapRect = mapView.visibleMapRect
    options.size = mapView.bounds.size
    options.scale = 2
    options.mapView = mapView
    return MKMapSnapshotter(options: options)
  }
}
