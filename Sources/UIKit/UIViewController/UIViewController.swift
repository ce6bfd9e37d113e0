/// What stands behind a view: it loads it, hears when it comes and goes, and shows other controllers.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  /// The name given to the initialiser; nil where there was none.
  public let nibName: String?
  /// The bundle given to the initialiser; nil where there was none.
  public let nibBundle: Bundle?

  /// What the controller is called, where it has a place in a bar; nil at first.
  open var title: String? {
    didSet {
      navigationItem.title = title
      setNeedsShowing()
    }
  }

  /// How the controller wants to be presented; `.automatic` at first.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { waitingPresentation = nil } }
  }
  /// Whether only the app closes the controller, not whoever uses it; false at first.
  open var isModalInPresentation = false
  /// The size the controller would have in a popover, in points; zero at first: 320 × 480.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeMayHaveChanged() } }
  }

  private var loadedView: UIView?
  private var ownNavigationItem: UINavigationItem?
  /// How far the view has come into sight.
  var appearance = Appearance.absent
  /// What the toolbar of a navigation controller shows for this controller.
  var ownToolbarItems: [UIBarButtonItem]?

  /// The controllers in this one, in the order they came.
  public internal(set) final var children: [UIViewController] = []
  /// The controller that this one is in; nil at first.
  public internal(set) final weak var parent: UIViewController?

  /// The window that shows the controller as its root, or presented.
  final weak var hostWindow: UIWindow?
  /// The presentation that this controller has begun.
  final var presentation: UIPresentationController?
  /// The presentation in which this controller is shown.
  final weak var shownPresentation: UIPresentationController?
  /// The presentation that has been looked at before it begins.
  final var waitingPresentation: UIPresentationController?

  /// Makes a controller; there are no nib files: `loadView()` makes an empty view, whatever the name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init(_responder: ())
  }

  /// Makes a controller: there are no archives to read here.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init(_responder: ())
  }

  /// Makes a controller.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  // Implicitly unwrapped, as on Apple's framework: `loadView()` assigns it, and apps may set it to nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view; it is loaded when it is first asked for, and unloaded by setting it to nil.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      guard newValue !== loadedView else { return }
      let old = loadedView
      old?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      // A view that is shown has its place taken.
      if let old, let place = old.superview {
        if let newValue {
          newValue.frame = old.frame
          place.insertSubview(newValue, aboveSubview: old)
        }
        old.removeFromSuperview()
      }
      setNeedsShowing()
    }
  }

  /// The view, if it has been loaded.
  public final var viewIfLoaded: UIView? { loadedView }
  /// Whether the view has been loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not there yet.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView(frame: CGRect(origin: .zero, size: firstSize)) }
    viewDidLoad()
  }

  /// Sets `view`; by default an empty view as large as where it will be shown, or 390 × 844 points.
  open func loadView() { view = UIView(frame: CGRect(origin: .zero, size: firstSize)) }

  private var firstSize: CGSize {
    parent?.viewIfLoaded?.bounds.size ?? hostWindow?.bounds.size ?? CGSize(width: 390, height: 844)
  }

  /// Called once the view is loaded; does nothing by default.
  open func viewDidLoad() {}
  /// Called before the view comes into sight; does nothing by default.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after `viewWillAppear(_:)`, when traits and size are those of where the view is; does nothing by default.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has come into sight; does nothing by default.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes out of sight; does nothing by default.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has gone out of sight; does nothing by default.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews; does nothing by default.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews; does nothing by default.
  open func viewDidLayoutSubviews() {}

  // MARK: Where it is

  /// What the controller tells next of a change or a tap: what its view lies in, its parent, or what shows it.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent ?? hostWindow }

  /// How it is where the controller is shown; nothing is said while nothing shows it.
  ///
  /// In a popover and in a form sheet there is little room sideways, as on Apple's framework.
  open var traitCollection: UITraitCollection {
    if let parent { return parent.traitCollection }
    return shownPresentation?.contentTraits ?? hostWindow?.traitCollection ?? UITraitCollection()
  }

  /// Tells that the size class, the appearance or the scale of the screen has changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the controller gets another parent or none; does nothing by default.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has got another parent or none; does nothing by default.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called when a child would like another size in a popover; does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}

  /// What a navigation bar shows while the controller is on top.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    item.owner = self
    ownNavigationItem = item
    return item
  }

  /// The children whose views come and go with this controller's: those whose views lie in it.
  var appearingChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Lets a child go that is to be shown on its own.
  func giveUp(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  // MARK: Presentation

  /// Shows another controller over this one, in the style that it asks for, adapted to the room there is.
  ///
  /// It is the outermost parent that presents. Nothing happens while that is not in a window, while it presents another
  /// controller already, or if the other one has a parent or is being presented, as on Apple's framework.
  ///
  /// The view comes into sight after the call returns, so that the popover's controller may still be set up.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The other controller.
  ///   - flag: Passed on to the calls about appearance.
  ///   - completion: Called when the other controller has appeared.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    beginPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Closes the controller that this one (or its outermost parent) presents with all that it presents, or else itself.
  ///
  /// - Parameters:
  ///   - flag: Passed on to the calls about appearance.
  ///   - completion: Called when it has disappeared; at once where there is nothing to close.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: flag)
    completion?()
  }
}
