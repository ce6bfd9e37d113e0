/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The words in the middle; nil at first.
  open var title: String? { didSet { if title != oldValue { setNeedsShowing() } } }
  /// A line above the title; nil at first.
  open var prompt: String? { didSet { if prompt != oldValue { setNeedsShowing() } } }
  /// The view in the middle in place of the title; nil at first.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      oldValue?.displayer = nil
      titleView?.displayer = owner
      setNeedsShowing()
    }
  }
  /// What the button back to this controller says; nil at first: the title.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { setNeedsShowing() } } }
  /// The item that leads back to this controller, in place of the usual one, as far as its words; nil at first.
  open var backBarButtonItem: UIBarButtonItem? { didSet { setNeedsShowing() } }
  /// Whether there is no button back from this controller; false at first.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { setNeedsShowing() } } }
  /// Whether the items at the left stand beside the button back, not in its place; false at first.
  open var leftItemsSupplementBackButton = false { didSet { setNeedsShowing() } }

  /// The items at the left, from the edge inwards; nil at first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange(from: oldValue, to: leftBarButtonItems) } }
  /// The items at the right, from the edge inwards; nil at first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(from: oldValue, to: rightBarButtonItems) }
  }

  /// The controller that the item belongs to.
  final weak var owner: UIResponder? {
    didSet {
      titleView?.displayer = owner
      for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) { item.owner = owner }
    }
  }

  /// Makes an item with words.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The first item at the left; setting it takes the place of all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the right; setting it takes the place of all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the item at the left; there is nothing to animate.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the item at the right; there is nothing to animate.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the items at the left; there is nothing to animate.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the items at the right; there is nothing to animate.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  private func itemsDidChange(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
    for item in old ?? [] { item.owner = nil }
    for item in new ?? [] { item.owner = owner }
    setNeedsShowing()
  }

  private func setNeedsShowing() { owner?.setNeedsShowing() }
}
