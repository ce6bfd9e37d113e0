extension UIViewController {
  /// Makes a controller a child of this one, taking it from where it was; the app adds its view to this one's.
  ///
  /// As on Apple's framework, `willMove(toParent:)` is called, and `didMove(toParent:)` is left to the app.
  public final func addChild(_ childController: UIViewController) {
    guard childController.parent !== self, !isInside(childController) else { return }
    childController.willMove(toParent: self)
    if let old = childController.parent { old.children.removeAll { $0 === childController } }
    childController.parent = self
    children.append(childController)
    childController.tellOfPreferredContentSize()
  }

  /// Takes the controller out of its parent; the app removes the view.
  ///
  /// As on Apple's framework, `didMove(toParent:)` is called, and `willMove(toParent:)` is left to the app.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    if isShown, hostWindow == nil { setAppearance(false, animated: false) }
    didMove(toParent: nil)
  }

  /// Whether this controller is another one, or lies in it at any depth.
  private func isInside(_ other: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.parent
    }
    return false
  }

  /// The controller itself, or the one that it lies in at the outermost.
  final var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  func preferredContentSizeMayHaveChanged() {
    tellOfPreferredContentSize()
    outermost.hostWindow?.setNeedsLayout()
  }

  private func tellOfPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
