extension MKAnnotationView {
  /// The action by which the view hears of taps on the controls in its callout.
  private static let accessoryTap = UIAction.Identifier("org.openmapkit.calloutAccessoryTap")

  /// Hears of changes in a new view in the callout, and no longer of those in the old one.
  func detailDidChange(from old: UIView?, to new: UIView?) {
    if old?.displayer === self { old?.displayer = nil }
    new?.displayer = self
    setNeedsShowing()
  }

  /// Hears of taps on a new accessory too, if it is a control, and no longer of those on the old one.
  func accessoryDidChange(from old: UIView?, to new: UIView?) {
    (old as? UIControl)?.removeAction(identifiedBy: Self.accessoryTap, for: .allEvents)
    if let control = new as? UIControl {
      let action = UIAction(identifier: Self.accessoryTap) { [weak self, weak control] _ in
        guard let self, let control, let map = owningMap else { return }
        map.delegate?.mapView(map, annotationView: self, calloutAccessoryControlTapped: control)
      }
      control.addAction(action, for: .touchUpInside)
    }
    detailDidChange(from: old, to: new)
  }
}
