/// Who is asked how a presentation adapts to the room there is, and told of its end.
///
/// Every call has a default. A call first implemented in a subclass of the class that declared the conformance is not
/// made: Swift protocols do not look there.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Answers the style in a window with little room sideways; `.none` for the one that the controller asks for.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Answers the style under traits; `.none` for the one that the controller asks for.
  ///
  /// By default the answer of the call above where there is little room sideways, else `.none`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Answers the controller to show in a style other than the one asked for; nil, the default, for the same one.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Answers whether the user may close the controller; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Tells that the user is about to close the controller; not called where the app closes it.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Tells that the user has closed the controller; not called where the app closes it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Tells that the user has tried to close the controller and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Answers the usual style, `.pageSheet` for a popover.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.adaptivePresentationStyle
  }
  /// Answers `adaptivePresentationStyle(for:)` where there is little room sideways, else `.none`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
  }
  /// Answers nil: the same controller.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Answers true.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
