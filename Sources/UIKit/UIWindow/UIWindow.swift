/// The outermost view: it holds a root controller and knows the size and the traits of where it is shown.
///
/// It is hidden at first. Whoever shows it sets a change handler and asks it for what there is to show.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The controller whose view fills the window; nil at first.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { rootDidChange(from: oldValue) } }
  }

  /// Called when something in the window has to be shown anew: once for any number of changes, after the code that made
  /// them has returned.
  package final var changeHandler: (() -> Void)?

  private var traits: UITraitCollection
  private var isCommitScheduled = false
  private var isCommitting = false
  final var pendingPresentations: [PendingPresentation] = []

  /// Makes a window at a place in points, for a light screen of one pixel a point.
  public override init(frame: CGRect) {
    traits = Self.traits(for: frame.size)
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a window of no size: there are no archives to read here.
  public required init?(coder: NSCoder) {
    traits = Self.traits(for: .zero)
    super.init(coder: coder)
    isHidden = true
  }

  /// Shows the window: its root controller appears.
  open func makeKeyAndVisible() { isHidden = false }

  /// Whether the window is not shown; true at first.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      for controller in shownControllers { controller.setAppearance(!isHidden, animated: false) }
      setNeedsShowing()
    }
  }

  /// The traits of where the window is shown.
  open override var traitCollection: UITraitCollection { traits }

  /// Nothing comes after the window.
  open override var next: UIResponder? { nil }

  /// Answers the traits of a window of a size: little room below 640 points of width, or 480 of height.
  package static func traits(
    for size: CGSize, style: UIUserInterfaceStyle = .light, displayScale: CGFloat = 1
  ) -> UITraitCollection {
    UITraitCollection(
      horizontal: size.width < 640 ? .compact : .regular, vertical: size.height < 480 ? .compact : .regular,
      style: style, displayScale: displayScale)
  }

  /// Called by whoever shows the window when it has another size, in points, or other traits.
  ///
  /// Presentations adapt to them, and controllers and views are told. A size that is negative or not finite is ignored.
  package final func update(size: CGSize, traits new: UITraitCollection) {
    guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else { return }
    let before = traitEnvironments.map { ($0, $0.traitCollection) }
    traits = new
    if bounds.size != size { bounds.size = size }
    for presentation in presentations { presentation.traitsDidChange() }
    for (environment, old) in before where environment.traitCollection != old {
      environment.traitCollectionDidChange(old)
    }
    setNeedsLayout()
    setNeedsShowing()
  }

  // MARK: Commits

  /// Asks for a commit, after the code that runs now.
  package override func setNeedsShowing() {
    guard !isCommitScheduled, !isCommitting else { return }
    isCommitScheduled = true
    Task { @MainActor [weak self] in self?.commitIfScheduled() }
  }

  /// Whether something has changed since the last commit.
  package final var needsCommit: Bool { isCommitScheduled }

  private func commitIfScheduled() { if isCommitScheduled { commit() } }

  /// Brings what has been presented into sight, lays everything out and calls the change handler, now.
  package final func commit() {
    guard !isCommitting else { return }
    isCommitScheduled = false
    isCommitting = true
    // A closure at the end of a presentation may present again, and an app without end would.
    for _ in 0..<64 where !pendingPresentations.isEmpty {
      let pending = pendingPresentations.removeFirst()
      pending.presentation.show(animated: pending.isAnimated)
      if pending.presentation.isShown { pending.completion?() }
    }
    // Laying out may ask for another layout, and an app without end would.
    for _ in 0..<8 { layoutIfNeeded() }
    isCommitting = false
    if !pendingPresentations.isEmpty { setNeedsShowing() }
    changeHandler?()
  }

  /// Gives the controllers' views their sizes.
  open override func layoutSubviews() {
    rootViewController?.view.frame = CGRect(origin: .zero, size: bounds.size)
    for presentation in presentations {
      presentation.shownViewController?.view.frame = CGRect(origin: .zero, size: presentation.contentSize)
    }
  }

  // MARK: What is shown

  /// The presentations in sight, each over the one before it.
  package final var presentations: [UIPresentationController] {
    var found: [UIPresentationController] = []
    var controller = rootViewController
    while let presentation = controller?.presentation, presentation.isShown {
      found.append(presentation)
      controller = presentation.shownViewController
    }
    return found
  }

  /// Closes what is presented over everything else, as the key Escape does; where it fills the window, the item for
  /// that in its bar is used.
  ///
  /// - Returns: Whether anything came of it.
  @discardableResult package final func escapeAsUser() -> Bool {
    guard let top = presentations.last else { return false }
    if top.shownStyle.canBeDismissedAsUser { return top.dismissAsUser() }
    return top.shownViewController?.closingItem?.tapAsUser() ?? false
  }

  /// The root controller, unless something covers it, and all that is presented and not covered.
  private var shownControllers: [UIViewController] {
    var shown = rootViewController.map { [$0] } ?? []
    for presentation in presentations {
      if presentation.shownStyle.coversPresenter { _ = shown.popLast() }
      if let controller = presentation.shownViewController { shown.append(controller) }
    }
    return shown
  }

  private var traitEnvironments: [any UITraitEnvironment] {
    var found: [any UITraitEnvironment] = []
    func add(_ view: UIView) {
      found.append(view)
      for subview in view.subviews { add(subview) }
    }
    func add(_ controller: UIViewController) {
      found.append(controller)
      for child in controller.children { add(child) }
    }
    if let rootViewController { add(rootViewController) }
    for presentation in presentations { if let shown = presentation.shownViewController { add(shown) } }
    add(self)
    return found
  }

  /// Takes the view of a controller in, as large as the window for now.
  final func host(_ view: UIView) {
    view.frame = CGRect(origin: .zero, size: bounds.size)
    addSubview(view)
    setNeedsLayout()
  }

  private func rootDidChange(from old: UIViewController?) {
    old?.presentation?.end(animated: false)
    if let old {
      old.setAppearance(false, animated: false)
      old.viewIfLoaded?.removeFromSuperview()
      old.hostWindow = nil
    }
    if let rootViewController {
      rootViewController.hostWindow = self
      host(rootViewController.view)
      sendSubviewToBack(rootViewController.view)
      if !isHidden { rootViewController.setAppearance(true, animated: false) }
    }
    setNeedsShowing()
  }
}
