/// Recognises taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row it takes; 1 at first.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes; 1 at first; with more nothing is recognised: what shows views knows only one.
  open var numberOfTouchesRequired = 1

  override func states(for gesture: Gesture) -> [State]? {
    numberOfTouchesRequired == 1 && gesture == .tap(count: numberOfTapsRequired) ? [.ended] : nil
  }
}
