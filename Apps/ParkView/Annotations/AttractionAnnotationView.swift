import MapKit

/// An attraction on the map: the icon of its type, its tip on the place.
final class AttractionAnnotationView: MKAnnotationView {
  /// How far the icon's tip lies above its lower edge, in points.
  static let tipInset: CGFloat = 1.5

  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    show(annotation)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the icon for an annotation, also when the view is used again.
  func show(_ annotation: (any MKAnnotation)?) {
    guard let attraction = annotation as? Attraction else { return }
    image = attraction.type.image
    centerOffset = CGPoint(x: 0, y: -bounds.height / 2 + Self.tipInset)
    canShowCallout = true
  }
}
