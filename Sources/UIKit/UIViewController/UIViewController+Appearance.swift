extension UIViewController {
  /// How far a view has come into sight.
  enum Appearance {
    case absent
    case appearing
    case present
    case disappearing
  }

  /// Whether the controller is in sight or about to be.
  var isShown: Bool { appearance == .appearing || appearance == .present }

  /// Tells the controller and its children that they are about to come into sight, or to leave it.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != isShown else { return }
    if isAppearing { loadViewIfNeeded() }
    appearance = isAppearing ? .appearing : .disappearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in appearingChildren { child.beginAppearance(isAppearing, animated: animated) }
  }

  /// Tells the controller and its children that what has begun is over.
  func endAppearance(animated: Bool) {
    switch appearance {
    case .absent, .present: return
    case .appearing:
      viewIsAppearing(animated)
      appearance = .present
      viewDidAppear(animated)
    case .disappearing:
      appearance = .absent
      viewDidDisappear(animated)
    }
    for child in appearingChildren { child.endAppearance(animated: animated) }
  }

  /// Brings the controller into sight, or out of it, at once.
  func setAppearance(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
    endAppearance(animated: animated)
  }

  /// Called when the view has got another superview or none: what its parent shows comes into sight with it.
  func viewDidMoveInHierarchy() {
    guard let parent else { return }
    let isInSight = parent.isShown && parent.appearingChildren.contains { $0 === self }
    // While the parent is on its way, its children come with it.
    guard isInSight != isShown, !isInSight || parent.appearance == .present else { return }
    setAppearance(isInSight, animated: false)
  }
}
