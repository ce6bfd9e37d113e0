/// Recognises presses that last.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long a press has to last, in seconds; 0.5 at first.
  open var minimumPressDuration = 0.5

  override func states(for gesture: Gesture) -> [State]? {
    guard case .press(let duration) = gesture, duration >= minimumPressDuration else { return nil }
    return [.began, .ended]
  }
}
