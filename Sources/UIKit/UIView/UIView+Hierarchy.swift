extension UIView {
  /// Puts a view in front of the other subviews, taking it out of where it was.
  ///
  /// The view must not be this one or one that this one lies in. On Apple's framework: that raises an exception.
  public func addSubview(_ view: UIView) {
    view.prepare(toMoveInto: self)
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view at a place among the subviews, counted from the back; a place out of range is the nearest in range.
  ///
  /// The view must not be this one or one that this one lies in.
  public func insertSubview(_ view: UIView, at index: Int) {
    view.prepare(toMoveInto: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    setNeedsLayout()
    forgetComposition()
    view.tintColorMayHaveChanged()
    view.controller?.viewDidMoveInHierarchy()
  }

  /// Puts a view right behind a subview, or in front of all where that is none.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.prepare(toMoveInto: self)
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Puts a view right before a subview, or in front of all where that is none.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.prepare(toMoveInto: self)
    insertSubview(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Moves a subview in front of the others; another view stays where it is.
  public func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }

  /// Moves a subview behind the others; another view stays where it is.
  public func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }

  /// Takes the view out of the view that it lies in; without one it does nothing.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.forgetComposition()
    self.superview = nil
    controller?.viewDidMoveInHierarchy()
  }

  /// Takes some subviews out at once.
  func removeSubviews(where isGone: (UIView) -> Bool) {
    let gone = subviews.filter(isGone)
    guard !gone.isEmpty else { return }
    subviews.removeAll(where: isGone)
    forgetComposition()
    for view in gone {
      view.superview = nil
      view.controller?.viewDidMoveInHierarchy()
    }
  }

  /// Answers whether this is a view or lies in it, at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let checked = current {
      if checked === view { return true }
      current = checked.superview
    }
    return false
  }

  private func prepare(toMoveInto view: UIView) {
    precondition(!view.isDescendant(of: self), "A view cannot lie in itself.")
    removeFromSuperview()
  }
}
