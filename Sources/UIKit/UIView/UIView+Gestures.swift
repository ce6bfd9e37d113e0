extension UIView {
  /// What recognises gestures on the view, in the order it was added; nil where there is nothing.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Has gestures on the view recognised, and no longer on the view that it was added to before.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    recognizers.append(gestureRecognizer)
    setNeedsShowing()
  }

  /// No longer has gestures on the view recognised.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
    setNeedsShowing()
  }

  /// Called by whoever shows the view when its user has done something to a point of it.
  ///
  /// The frontmost view there is looked at first, then what it lies in: a control is used, or else the first recogniser
  /// for just this gesture.
  ///
  /// - Returns: Whether anything came of it.
  @discardableResult package final func handleAsUser(_ gesture: Gesture, at point: CGPoint) -> Bool {
    var view = hitView(at: point)
    while let current = view {
      if let control = current as? UIControl, gesture == .tap(count: 1) { return control.tapAsUser() }
      for recognizer in current.recognizers where recognizer.isEnabled {
        guard let states = recognizer.states(for: gesture) else { continue }
        recognizer.recognize(states, at: current.convert(point, from: self))
        return true
      }
      if current === self { break }
      view = current.superview
    }
    return false
  }
}
