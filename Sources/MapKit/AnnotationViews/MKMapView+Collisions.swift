extension MKMapView {
  /// Leaves out the annotation views that give way to others.
  ///
  /// The views come from back to front, with their coordinates' places; the scale is that of the picture.
  func withoutHidden(
    _ views: [(view: MKAnnotationView, anchor: MKMapPoint)], pointsPerMapPoint scale: Double
  ) -> [(view: MKAnnotationView, anchor: MKMapPoint)] {
    guard views.contains(where: { !$0.view.isAlwaysShown }) else { return views }
    let items = views.map { $0.view.collisionItem(at: $0.anchor, pointsPerMapPoint: scale) }
    let hidden = AnnotationCollisions(worldWidth: CGFloat(MKMapSize.world.width * scale)).hidden(among: items)
    return views.indices.filter { !hidden.contains($0) }.map { views[$0] }
  }
}

extension MKAnnotationView {
  /// What of the view collides, where its coordinate lies at a place and a scale.
  func collisionItem(at anchor: MKMapPoint, pointsPerMapPoint scale: Double) -> AnnotationCollisions.Item {
    let size = bounds.size
    let middle = CGPoint(
      x: CGFloat(anchor.x * scale) + centerOffset.x, y: CGFloat(anchor.y * scale) + centerOffset.y)
    return AnnotationCollisions.Item(
      frame: CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height),
      mode: collisionMode, priority: displayPriority.rawValue, isRequired: isAlwaysShown)
  }
}
