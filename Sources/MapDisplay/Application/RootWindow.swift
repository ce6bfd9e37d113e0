/// A controller in a window, opened at a link: what a page shows, and what a snapshot draws.
@MainActor struct RootWindow {
  let window: UIWindow

  /// Shows a controller.
  ///
  /// - Parameters:
  ///   - root: The controller.
  ///   - size: Of the window, in points.
  ///   - traits: How it is there.
  init(_ root: UIViewController, size: CGSize, traits: UITraitCollection) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.update(size: size, traits: traits)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.commit()
  }

  /// The map in sight: the first one, from back to front.
  var map: MKMapView? { Self.firstMap(in: window) }

  static func firstMap(in view: UIView) -> MKMapView? {
    if view.isHidden { return nil }
    if let map = view as? MKMapView { return map }
    for subview in view.subviews { if let map = firstMap(in: subview) { return map } }
    return nil
  }
}
