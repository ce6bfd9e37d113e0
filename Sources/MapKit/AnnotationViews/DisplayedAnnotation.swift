/// An annotation view where a map is shown live: its picture, and where that goes.
@MainActor package struct DisplayedAnnotation {
  package let view: MKAnnotationView
  package let annotation: any MKAnnotation
  /// The place of the coordinate, in map points.
  package let anchor: MKMapPoint
  /// From there to the picture's upper left corner, in points.
  package let offset: CGPoint
  /// The picture's size, in points.
  package let size: CGSize
  /// The view's frame, from the place of the coordinate, in points: what can be touched.
  package let frame: CGRect
  /// Opacity, 0…1.
  package let alpha: CGFloat
  /// The pixels; nil for a view without area.
  package let image: CGImage?
}

extension MKMapView {
  /// Answers the annotation views in a part of the map from back to front, asking the delegate for those it has not made.
  ///
  /// - Parameters:
  ///   - rect: The part, in map points; views just outside may come too.
  ///   - zoomScale: Points per map point.
  ///   - contentScale: Pixels per point of the pictures.
  ///   - shared: Answers the one picture that stands for all that are the same, pixel for pixel; the views keep it.
  /// - Returns: The views with their pictures.
  package final func displayedAnnotations(
    in rect: MKMapRect, zoomScale: MKZoomScale, contentScale: CGFloat, shared: (CGImage) -> CGImage = { $0 }
  ) -> [DisplayedAnnotation] {
    var pictures = PictureCache(scale: contentScale)
    return visibleViews(in: rect, pointsPerMapPoint: Double(zoomScale)).compactMap { view, anchor in
      guard let annotation = view.annotation else { return nil }
      let image = pictures.picture(of: view).map(shared)
      if let image { view.keepPicture(image, scale: contentScale) }
      let (bounds, drawn) = (view.bounds, view.drawnRect)
      let corner = CGPoint(
        x: view.centerOffset.x - bounds.width / 2, y: view.centerOffset.y - bounds.height / 2)
      return DisplayedAnnotation(
        view: view, annotation: annotation, anchor: anchor,
        offset: CGPoint(x: corner.x + drawn.minX - bounds.minX, y: corner.y + drawn.minY - bounds.minY),
        size: drawn.size, frame: CGRect(origin: corner, size: bounds.size), alpha: min(max(view.alpha, 0), 1),
        image: image)
    }
  }
}
