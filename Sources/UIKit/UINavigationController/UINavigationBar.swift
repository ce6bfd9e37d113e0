/// The bar above the controllers of a navigation controller.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The height of a bar, in points.
  static let height: CGFloat = 44

  /// What the bar shows, the last on top; nil at first; a navigation controller sets it.
  open var items: [UINavigationItem]? { didSet { setNeedsShowing() } }
  /// What is on top; nil where there is nothing.
  open var topItem: UINavigationItem? { items?.last }
  /// What is below the top, where the button back leads; nil where there is nothing.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// The words of the button back; nil where there is none: at the bottom, or if the top hides it.
  package final var shownBackTitle: String? {
    guard let backItem, let topItem, !topItem.hidesBackButton,
      topItem.leftItemsSupplementBackButton || (topItem.leftBarButtonItems ?? []).isEmpty
    else { return nil }
    return backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back"
  }

  /// Answers the height of a bar, 44 points, at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}
