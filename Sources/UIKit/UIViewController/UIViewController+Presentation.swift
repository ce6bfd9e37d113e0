extension UIViewController {
  /// The controller that this one, or the outermost one it lies in, presents; nil at first.
  public final var presentedViewController: UIViewController? {
    presentingAncestor?.presentation?.shownViewController
  }

  /// The controller that presents this one, or one that it lies in; nil at first.
  public final var presentingViewController: UIViewController? { enclosingPresentation?.presenter }

  /// What shows the controller: of the one it lies in at the outermost, or its own, made now for when it is presented.
  ///
  /// One that has been made is used by the next presentation.
  public final var presentationController: UIPresentationController? {
    enclosingPresentation ?? preparedPresentation()
  }

  /// The same, if the style is `.popover`; nil otherwise.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Whether the controller is about to come into sight because it is presented.
  public final var isBeingPresented: Bool { shownPresentation != nil && appearance == .appearing }

  /// Whether the controller is about to leave sight because its presentation ends.
  public final var isBeingDismissed: Bool { shownPresentation != nil && appearance == .disappearing }

  private var presentingAncestor: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller, current.presentation == nil { controller = current.parent }
    return controller
  }

  /// The presentation in which the controller, or one that it lies in, is shown.
  final var enclosingPresentation: UIPresentationController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presentation = current.shownPresentation { return presentation }
      controller = current.parent
    }
    return nil
  }

  private func preparedPresentation() -> UIPresentationController {
    if let waitingPresentation { return waitingPresentation }
    let made =
      modalPresentationStyle == .popover
      ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      : UIPresentationController(presentedViewController: self, presenting: nil)
    waitingPresentation = made
    return made
  }

  func beginPresentation(
    of controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = outermost
    guard let window = presenter.hostWindow, presenter.presentation == nil, controller.parent == nil,
      controller.shownPresentation == nil, controller.hostWindow == nil
    else { return }
    let made = controller.preparedPresentation()
    controller.waitingPresentation = nil
    made.begin(by: presenter, in: window)
    window.pendingPresentations.append(
      PendingPresentation(presentation: made, isAnimated: animated, completion: completion))
    window.setNeedsShowing()
  }

  func endPresentation(animated: Bool) {
    if let presenter = presentingAncestor {
      presenter.presentation?.end(animated: animated)
    } else {
      enclosingPresentation?.end(animated: animated)
    }
  }
}
