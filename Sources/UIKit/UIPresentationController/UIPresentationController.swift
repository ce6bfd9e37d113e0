/// What shows a controller over another: in which style, and who is asked about it.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// Who is asked how to adapt to the room there is, and told of the end.
  ///
  /// On Apple's framework a popover's is a `UIPopoverPresentationControllerDelegate`; here one is looked for in it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The controller that presents; nil before.
  final weak var presenter: UIViewController?
  private weak var original: UIViewController?
  /// The same, kept while it is shown: before that and after it, nothing here keeps it.
  private var kept: UIViewController?
  /// The controller that is shown in its place where the delegate has one.
  private var replacement: UIViewController?
  private weak var window: UIWindow?

  /// The style that the presentation has come to; the wanted one before it is shown.
  package private(set) final var shownStyle: UIModalPresentationStyle
  /// Whether the controller is in sight.
  package private(set) final var isShown = false

  /// Makes what shows a controller.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    original = presentedViewController
    presenter = presentingViewController
    shownStyle = Self.plain(presentedViewController.modalPresentationStyle)
    super.init()
  }

  /// The controller that is presented; an empty one once it is gone.
  public final var presentedViewController: UIViewController { original ?? UIViewController() }
  /// The controller that presents; the presented one before.
  public final var presentingViewController: UIViewController { presenter ?? presentedViewController }
  /// What is in sight: the presented controller, or the one that the delegate puts in its place.
  package final var shownViewController: UIViewController? { replacement ?? original }
  /// The style that the presented controller asks for; `.pageSheet` for `.automatic`.
  public final var presentationStyle: UIModalPresentationStyle {
    original.map { Self.plain($0.modalPresentationStyle) } ?? shownStyle
  }

  /// How it is where the controller is shown.
  public final var traitCollection: UITraitCollection { window?.traitCollection ?? UITraitCollection() }

  /// The style in a window with little room sideways, if the delegate has none: `.none`, as wanted.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// Answers the style under traits, of the delegate or the usual one; `.none` for the wanted one.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    if let delegate { return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection) }
    return traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  /// The size of the content of a popover or form sheet, in points; of other styles that of the window.
  package final var contentSize: CGSize {
    guard shownStyle == .popover || shownStyle == .formSheet else { return window?.bounds.size ?? .zero }
    let wanted = shownViewController?.preferredContentSize ?? .zero
    return wanted.width > 0 && wanted.height > 0 ? wanted : CGSize(width: 320, height: 480)
  }

  /// What the content is told: in a popover and in a form sheet there is little room sideways.
  final var contentTraits: UITraitCollection? {
    guard let traits = window?.traitCollection else { return nil }
    guard shownStyle == .popover || shownStyle == .formSheet else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(horizontalSizeClass: .compact)])
  }

  private static func plain(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    style == .automatic || style == .none ? .pageSheet : style
  }

  // MARK: Coming and going

  /// Takes its place between two controllers; it is shown by the next commit of the window.
  final func begin(by presenter: UIViewController, in window: UIWindow) {
    self.presenter = presenter
    self.window = window
    kept = original
    presenter.presentation = self
    original?.shownPresentation = self
    original?.hostWindow = window
  }

  /// Brings the controller into sight, unless the presentation has ended meanwhile.
  final func show(animated: Bool) {
    guard kept != nil, !isShown, let presenter else { return }
    adapt()
    willShow()
    isShown = true
    guard let shown = shownViewController, let window else { return }
    window.host(shown.view)
    if shownStyle.coversPresenter { presenter.beginAppearance(false, animated: animated) }
    shown.beginAppearance(true, animated: animated)
    if shownStyle.coversPresenter { presenter.endAppearance(animated: animated) }
    shown.endAppearance(animated: animated)
  }

  /// Called when the style is known and before the controller comes into sight.
  func willShow() {}

  /// Finds style and controller for the traits of now.
  ///
  /// - Returns: Whether either has changed.
  @discardableResult private final func adapt() -> Bool {
    let adapted = adaptivePresentationStyle(for: traitCollection)
    let style = adapted == .none ? presentationStyle : Self.plain(adapted)
    guard style != shownStyle || !isShown else { return false }
    shownStyle = style
    let old = replacement
    replacement =
      style == presentationStyle
      ? nil : delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    if replacement === original { replacement = nil }
    if old !== replacement { give(back: old) }
    replacement?.shownPresentation = self
    replacement?.hostWindow = window
    return true
  }

  /// Takes the presented controller out of one that was shown in its place.
  private func give(back replacement: UIViewController?) {
    guard let replacement else { return }
    replacement.shownPresentation = nil
    replacement.hostWindow = nil
    guard let original, let parent = original.parent, parent === replacement else { return }
    replacement.giveUp(original)
  }

  /// Shows the controller anew where other traits ask for another style.
  final func traitsDidChange() {
    guard isShown, let before = shownViewController else { return }
    let covered = shownStyle.coversPresenter
    guard adapt(), let shown = shownViewController else { return }
    if before !== shown {
      before.setAppearance(false, animated: false)
      if before.viewIfLoaded?.superview === window { before.viewIfLoaded?.removeFromSuperview() }
      (shown.presentation, before.presentation) = (before.presentation, nil)
      shown.presentation?.presenter = shown
      willShow()
      window?.host(shown.view)
      shown.setAppearance(true, animated: false)
    } else {
      willShow()
    }
    if covered != shownStyle.coversPresenter { presenter?.setAppearance(covered, animated: false) }
    window?.setNeedsLayout()
  }

  /// Ends the presentation, after those that the shown controller has begun.
  final func end(animated: Bool) {
    guard kept != nil else { return }
    let shown = shownViewController
    shown?.presentation?.end(animated: animated)
    if isShown {
      shown?.beginAppearance(false, animated: animated)
      if shownStyle.coversPresenter { presenter?.beginAppearance(true, animated: animated) }
      shown?.viewIfLoaded?.removeFromSuperview()
      shown?.endAppearance(animated: animated)
      if shownStyle.coversPresenter { presenter?.endAppearance(animated: animated) }
    }
    presenter?.presentation = nil
    original?.shownPresentation = nil
    original?.hostWindow = nil
    give(back: replacement)
    (replacement, kept, isShown) = (nil, nil, false)
    window?.setNeedsShowing()
  }

  /// Called by whoever shows the controller when its user closes it, by a tap beside it or the key Escape.
  ///
  /// The delegate is asked and told. Styles that fill the window cannot be closed in this way.
  ///
  /// - Returns: Whether it has been closed.
  @discardableResult package final func dismissAsUser() -> Bool {
    guard isShown, shownStyle.canBeDismissedAsUser, let shown = shownViewController else { return false }
    let popover = delegate as? any UIPopoverPresentationControllerDelegate
    let popoverController = self as? UIPopoverPresentationController
    var isAllowed = !shown.isModalInPresentation && !(original?.isModalInPresentation ?? false)
    if isAllowed { isAllowed = delegate?.presentationControllerShouldDismiss(self) ?? true }
    if isAllowed, let popover, let popoverController {
      isAllowed = popover.popoverPresentationControllerShouldDismissPopover(popoverController)
    }
    guard isAllowed else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    // The delegate may be part of what is closed.
    withExtendedLifetime((delegate, original)) {
      delegate?.presentationControllerWillDismiss(self)
      end(animated: true)
      delegate?.presentationControllerDidDismiss(self)
      if let popover, let popoverController {
        popover.popoverPresentationControllerDidDismissPopover(popoverController)
      }
    }
    return true
  }
}
