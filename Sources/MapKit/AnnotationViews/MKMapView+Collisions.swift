extension MKMapView {
  /// Leaves out the annotation views that give way to others.
  ///
  /// The views come from back to front, with their coordinates' places; the scale is that of the picture.
  func withoutHidden(
    _ views: [(view: MKAnnotationView, anchor: MKMapPoint)], pointsPerMapPoint scale: Double
  ) -> [(view: MKAnnotationView, anchor: MKMapPoint)] {
    guard views.contains(where: { !$0.view.isAlwaysShown }) else { return views }
    let items = views.map { view, anchor in
      let size = view.bounds.size
      let middle = CGPoint(
        x: CGFloat(anchor.x * scale) + view.centerOffset.x, y: CGFloat(anchor.y * scale) + view.centerOffset.y)
      return AnnotationCollisions.Item(
        frame: CGRect(
          x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height),
        mode: view.collisionMode, priority: view.displayPriority.rawValue, isRequired: view.isAlwaysShown)
    }
    let hidden = AnnotationCollisions(worldWidth: CGFloat(MKMapSize.world.width * scale)).hidden(among: items)
    return views.indices.filter { !hidden.contains($0) }.map { views[$0] }
  }
}
