/// Shows the last of a row of controllers, with a bar above it and perhaps one below.
///
/// The top controller's view lies between the bars. On Apple's framework: it reaches below them.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The bar above.
  public let navigationBar = UINavigationBar(frame: .zero)
  // Implicitly unwrapped, as on Apple's framework.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar below.
  public final var toolbar: UIToolbar! { bottomBar }
  private let bottomBar = UIToolbar(frame: .zero)

  /// Who is told of the controllers that are shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The row of controllers, the last of which is shown; setting it shows another one.
  open var viewControllers: [UIViewController] {
    get { row }
    set { setViewControllers(newValue, animated: false) }
  }
  private var row: [UIViewController] = []

  /// Whether there is no bar above; false at first.
  open var isNavigationBarHidden = false { didSet { barsDidChange() } }
  /// Whether there is no bar below; true at first.
  open var isToolbarHidden = true { didSet { barsDidChange() } }

  /// Makes a controller that shows another one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a controller that shows nothing yet.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller that shows nothing: there are no archives to read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller that is shown; nil where there is none.
  open var topViewController: UIViewController? { row.last }
  /// The controller that is in sight: what is presented, or what is on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Shows a controller above the others; one that is in the row already stays where it is.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !row.contains(where: { $0 === viewController }) else { return }
    setViewControllers(row + [viewController], animated: animated)
  }

  /// Takes the top controller away, unless it is the only one.
  ///
  /// - Returns: The controller, or nil.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard row.count > 1, let top = row.last else { return nil }
    setViewControllers(row.dropLast(), animated: animated)
    return top
  }

  /// Takes all controllers above one in the row away.
  ///
  /// - Returns: Those, or nil where there are none.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = row.firstIndex(where: { $0 === viewController }) else { return nil }
    let above = Array(row[(index + 1)...])
    guard !above.isEmpty else { return nil }
    setViewControllers(Array(row[...index]), animated: animated)
    return above
  }

  /// Takes all controllers but the first away.
  ///
  /// - Returns: Those, or nil where there are none.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    row.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Shows the last of a new row; there is nothing to animate, but the controllers hear of `animated`.
  ///
  /// One controller counts once, at its first place.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var new: [UIViewController] = []
    for controller in viewControllers where !new.contains(where: { $0 === controller }) { new.append(controller) }
    let (old, oldTop, newTop) = (row, row.last, new.last)
    let gone = old.filter { controller in !new.contains { $0 === controller } }
    let come = new.filter { controller in !old.contains { $0 === controller } }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in come { addChild(controller) }
    row = new
    let changesTop = oldTop !== newTop
    if changesTop {
      if let newTop { delegate?.navigationController(self, willShow: newTop, animated: animated) }
      if isShown {
        oldTop?.beginAppearance(false, animated: animated)
        newTop?.beginAppearance(true, animated: animated)
      }
      if isViewLoaded {
        oldTop?.viewIfLoaded?.removeFromSuperview()
        showTop()
      }
      if appearance == .present {
        oldTop?.endAppearance(animated: animated)
        newTop?.endAppearance(animated: animated)
      }
    }
    for controller in gone { controller.removeFromParent() }
    for controller in come { controller.didMove(toParent: self) }
    if let newTop { preferredContentSizeDidChange(forChildContentContainer: newTop) }
    barsDidChange()
    if changesTop, let newTop { delegate?.navigationController(self, didShow: newTop, animated: animated) }
  }

  /// Shows or hides the bar above; there is nothing to animate.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  /// Shows or hides the bar below; there is nothing to animate.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Makes the view with the bars and the top controller's view in it.
  open override func loadView() {
    super.loadView()
    view.addSubview(navigationBar)
    view.addSubview(bottomBar)
    showTop()
  }

  override var appearingChildren: [UIViewController] { row.last.map { [$0] } ?? [] }

  override func giveUp(_ child: UIViewController) {
    setViewControllers(row.filter { $0 !== child }, animated: false)
  }

  /// The top controller's size counts as the navigation controller's, with the bars.
  open override func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {
    guard container === topViewController else { return }
    let size = container.preferredContentSize
    guard size.width > 0, size.height > 0 else { return }
    let bars = (isNavigationBarHidden ? 0 : UINavigationBar.height) + (isToolbarHidden ? 0 : UIToolbar.height)
    preferredContentSize = CGSize(width: size.width, height: size.height + bars)
  }

  private func showTop() {
    guard let top = topViewController?.view else { return }
    viewIfLoaded?.insertSubview(top, at: 0)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Puts the bars at the edges and the top controller's view between them.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let bounds = viewIfLoaded?.bounds else { return }
    let top = isNavigationBarHidden ? 0 : UINavigationBar.height
    let bottom = isToolbarHidden ? 0 : UIToolbar.height
    navigationBar.isHidden = isNavigationBarHidden
    bottomBar.isHidden = isToolbarHidden
    navigationBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: UINavigationBar.height)
    bottomBar.frame = CGRect(
      x: 0, y: bounds.height - UIToolbar.height, width: bounds.width, height: UIToolbar.height)
    topViewController?.viewIfLoaded?.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(bounds.height - top - bottom, 0))
  }

  /// Called when the row or a bar has changed.
  final func barsDidChange() {
    navigationBar.items = row.map(\.navigationItem)
    bottomBar.items = topViewController?.toolbarItems
    viewIfLoaded?.setNeedsLayout()
    setNeedsShowing()
  }

  /// Called by whoever shows the bar when its button back has been tapped.
  ///
  /// - Returns: Whether there is one.
  @discardableResult package final func goBackAsUser() -> Bool {
    guard navigationBar.shownBackTitle != nil else { return false }
    return popViewController(animated: true) != nil
  }
}

/// Who is told of the controllers that a navigation controller shows.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Tells that a controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Tells that a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
