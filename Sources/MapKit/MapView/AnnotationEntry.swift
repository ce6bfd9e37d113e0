/// An annotation on a map: where it was last seen, and its view.
@MainActor final class AnnotationEntry {
  let annotation: any MKAnnotation
  /// The coordinate at the last look; nil before.
  private(set) var coordinate: CLLocationCoordinate2D?
  /// The place of a valid coordinate, in map points.
  private(set) var anchor: MKMapPoint?
  var view: MKAnnotationView?

  init(_ annotation: any MKAnnotation) { self.annotation = annotation }

  var key: ObjectIdentifier { ObjectIdentifier(annotation) }

  /// Takes note of where the annotation is now; answers whether that has changed.
  func move(to new: CLLocationCoordinate2D) -> Bool {
    if let coordinate, coordinate.latitude == new.latitude, coordinate.longitude == new.longitude { return false }
    coordinate = new
    anchor = CLLocationCoordinate2DIsValid(new) ? MKMapPoint(new) : nil
    return true
  }
}
