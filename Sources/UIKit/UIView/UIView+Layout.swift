extension UIView {
  /// Stands for a width or height that what the view shows does not decide: −1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Asks for `layoutSubviews()` before the view is next shown.
  public final func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    setNeedsShowing()
  }

  /// Lays out subviews now, here and in all subviews, where that has been asked for.
  public final func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Gives the view the size that suits it best (`sizeThatFits(_:)`), with the same upper left corner.
  public final func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// Tells that `intrinsicContentSize` has changed: the superview is laid out anew.
  public final func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  /// Answers the first view with a tag: this one, or one that lies in it at any depth; nil where there is none.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// The window that the view lies in, at any depth; nil while it is not in one.
  public final var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }
}
