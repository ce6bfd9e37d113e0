/// What lies at a point of a callout.
package struct CalloutHit {
  /// The annotation view whose callout it is.
  package let annotationView: MKAnnotationView
  /// The control at the point, if there is one.
  package let control: UIControl?
}

extension MKMapView {
  /// Answers what lies at a point of the map's bounds in the callout that is shown; nil beside it, or if there is none.
  package func calloutHit(at point: CGPoint) -> CalloutHit? {
    let rect = visibleMapRect
    guard rect.width > 0, bounds.width > 0 else { return nil }
    let scale = Double(bounds.width) / rect.width
    for (view, anchor) in visibleViews(in: rect, pointsPerMapPoint: scale).reversed() where view.showsCallout {
      let (callout, offset) = placedCallout(for: view, at: anchor)
      for shift in WorldCopies.shifts(of: anchor, into: rect.insetBy(dx: -rect.width, dy: -rect.height)) {
        let inCallout = CGPoint(
          x: point.x - bounds.minX - CGFloat((anchor.x + shift - rect.minX) * scale) - offset.x,
          y: point.y - bounds.minY - CGFloat((anchor.y - rect.minY) * scale) - offset.y)
        guard callout.isInBubble(inCallout) else { continue }
        var hit = callout.hitView(at: inCallout)
        while let current = hit, !(current is UIControl) { hit = current.superview }
        return CalloutHit(annotationView: view, control: hit as? UIControl)
      }
    }
    return nil
  }

  /// Called by whoever shows the map when a point of its bounds has been tapped: uses the control of a callout there.
  ///
  /// - Returns: Whether the tap was on a callout, so that it means nothing to what lies below.
  @discardableResult package func tapCalloutAsUser(at point: CGPoint) -> Bool {
    guard let hit = calloutHit(at: point) else { return false }
    hit.control?.tapAsUser()
    return true
  }
}
