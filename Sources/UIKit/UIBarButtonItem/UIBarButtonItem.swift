/// A button, a view or a space in a bar.
///
/// What a button does is given as a `UIAction`: targets with selectors do not exist in Swift on Linux.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How much the item stands out; `.plain` at first, `.done` for the system's item of that name.
  open var style = Style.plain { didSet { if style != oldValue { setNeedsShowing() } } }
  /// The width, in points; 0 at first: that of the content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { setNeedsShowing() } } }
  /// The view that the item shows in place of a button; nil at first.
  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      oldValue?.barItem = nil
      customView?.barItem = self
      setNeedsShowing()
    }
  }
  /// The colour of the button; nil at first: that of the bar.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { setNeedsShowing() } } }
  /// Whether the button shows that what it stands for is on; false at first.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsShowing() } } }

  /// What the button does; its words and picture become the item's; nil at first.
  open var primaryAction: UIAction? { didSet { showPrimaryAction() } }

  /// Which of the system's items this is; nil for one of the app's own.
  package private(set) final var systemItem: SystemItem?

  /// Keeps `NSObject`'s initialiser, which belongs to no actor, from being inherited; not for apps to call.
  public override init(_barItem: Void) { super.init(_barItem: ()) }

  /// Makes an empty item.
  public convenience init() { self.init(_barItem: ()) }

  /// Makes one of the system's items, which does an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Makes an item of words or a picture, which does an action.
  ///
  /// Words and a picture given here come before those of the action.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    // Observers are not called in an initialiser.
    showPrimaryAction()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Takes words and picture from the action; those of the system's items are the system's.
  private func showPrimaryAction() {
    guard let primaryAction, systemItem == nil else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let picture = primaryAction.image { image = picture }
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
    customView.barItem = self
  }

  /// Makes a space that takes what is left.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Makes a space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// What the item is called by those who do not see it: its words or the system's, unless something else is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? customView?.accessibilityLabel ?? systemItem?.name }
    set { super.accessibilityLabel = newValue }
  }

  /// The words shown: the item's own, or the system's where they are shown and not a sign; nil where a picture is.
  package final var shownTitle: String? {
    title ?? (image == nil ? systemItem.flatMap { $0.showsName ? $0.name : nil } : nil)
  }

  /// Called by whoever shows the item when it has been tapped: does its action, unless it is disabled.
  ///
  /// - Returns: Whether the item could be used.
  @discardableResult package final func tapAsUser() -> Bool {
    guard isEnabled else { return false }
    if let control = customView as? UIControl { return control.tapAsUser() }
    guard let primaryAction else { return false }
    primaryAction.perform(sender: self)
    return true
  }
}
