/// What stands in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The words; nil at first.
  open var title: String? { didSet { if title != oldValue { setNeedsShowing() } } }
  /// The picture; nil at first.
  open var image: UIImage? { didSet { if image !== oldValue { setNeedsShowing() } } }
  /// Whether the item can be used; true at first.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsShowing() } } }
  /// A number by which an app finds the item again; 0 at first.
  open var tag = 0

  private var accessibility = AccessibilityValues()
  /// What shows the item.
  final weak var owner: UIResponder?

  /// Keeps `NSObject`'s initialiser, which belongs to no actor, from being inherited; not for apps to call.
  public init(_barItem: Void) { super.init() }

  /// Whether those who do not see the item are told of it; true at first.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  /// What the item is called by those who do not see it: its words, unless something else is set.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? title }
    set { changeAccessibility { $0.label = newValue } }
  }

  /// A word more on what the item does, for those who do not see it; nil at first.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }

  /// A name by which tests find the item, never said; nil at first.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  /// What kind of thing the item is to those who do not see it; a button at first.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .button }
    set { changeAccessibility { $0.traits = newValue } }
  }

  private func changeAccessibility(_ change: (inout AccessibilityValues) -> Void) {
    change(&accessibility)
    setNeedsShowing()
  }

  final func setNeedsShowing() { owner?.setNeedsShowing() }
}
