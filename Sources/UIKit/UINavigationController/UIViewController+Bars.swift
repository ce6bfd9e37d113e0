extension UIViewController {
  /// The navigation controller that this one lies in, at any depth; nil where there is none.
  public final var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let found = current as? UINavigationController { return found }
      controller = current.parent
    }
    return nil
  }

  /// What the toolbar of the navigation controller shows while this one is on top; nil at first.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { ownToolbarItems }
    set {
      ownToolbarItems = newValue
      guard let navigationController, navigationController.topViewController === self else { return }
      navigationController.barsDidChange()
    }
  }

  /// Sets the items of the toolbar; there is nothing to animate.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The item in the bar above that closes what is shown: "Cancel" or a cross before "Done".
  final var closingItem: UIBarButtonItem? {
    let shown = (self as? UINavigationController)?.topViewController ?? self
    let items = (shown.navigationItem.leftBarButtonItems ?? []) + (shown.navigationItem.rightBarButtonItems ?? [])
    let kinds: [UIBarButtonItem.SystemItem] = [.cancel, .close, .stop, .done]
    return kinds.lazy.compactMap { kind in items.first { $0.systemItem == kind } }.first
      ?? items.first { $0.style == .done }
  }
}
