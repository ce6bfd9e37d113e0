import MapKit

final class CountingMapView: MKMapView {
  private(set) var annotationsAdded = 0

  override func addAnnotation(_ annotation: any MKAnnotation) {
    annotationsAdded += 1
    super.addAnnotation(annotation)
  }
}
