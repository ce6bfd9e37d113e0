extension UIView {
  // An implicitly unwrapped optional, as on Apple's framework: apps set it to nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be tapped; `systemBlue` at first.
  ///
  /// Without one of its own (nil sets that) a view has its superview's.
  public final var tintColor: UIColor! {
    get {
      var view: UIView? = self
      while let current = view {
        if let color = current.ownTintColor { return color }
        view = current.superview
      }
      return .systemBlue
    }
    set {
      ownTintColor = newValue
      tintColorMayHaveChanged()
    }
  }

  /// Tells this view and those in it that have no colour of their own.
  func tintColorMayHaveChanged() {
    tintColorDidChange()
    for view in subviews where view.ownTintColor == nil { view.tintColorMayHaveChanged() }
  }
}
