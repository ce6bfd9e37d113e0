import MapKit

/// An attraction on the map: the icon of its type.
final class AttractionAnnotationView: MKAnnotationView {
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    show(annotation)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the icon for an annotation, also when the view is used again.
  func show(_ annotation: (any MKAnnotation)?) {
    guard let attraction = annotation as? Attraction else { return }
    image = attraction.type.image
    canShowCallout = true
  }
}
