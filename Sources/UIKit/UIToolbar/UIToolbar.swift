/// A bar with items, one beside the other.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The height of a bar, in points.
  static let height: CGFloat = 44

  /// The items from left to right; nil at first.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.owner === self { item.owner = nil }
      for item in items ?? [] { item.owner = self }
      setNeedsShowing()
    }
  }

  /// Sets the items; there is nothing to animate.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Answers the height of a bar, 44 points, at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}
