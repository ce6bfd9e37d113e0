extension MKMapView {
  /// Answers the frontmost annotation view whose frame holds a point of the map's bounds, or nil.
  ///
  /// Views that are hidden, or that give way to others, are passed over; so are their callouts.
  package func annotationView(at point: CGPoint) -> MKAnnotationView? {
    let rect = visibleMapRect
    guard rect.width > 0, bounds.width > 0 else { return nil }
    let scale = Double(bounds.width) / rect.width
    return visibleViews(in: rect, pointsPerMapPoint: scale).last { view, anchor in
      let size = view.bounds.size
      return WorldCopies.shifts(of: anchor, into: rect.insetBy(dx: -rect.width, dy: -rect.height)).contains { shift in
        let middle = CGPoint(
          x: bounds.minX + CGFloat((anchor.x + shift - rect.minX) * scale) + view.centerOffset.x,
          y: bounds.minY + CGFloat((anchor.y - rect.minY) * scale) + view.centerOffset.y)
        return CGRect(
          x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height
        ).contains(point)
      }
    }?.view
  }
}
