/// Recognises something that is done to a view; here what it does is given as `UIAction`s.
///
/// Targets with selectors do not exist in Swift on Linux.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far something has come.
  public enum State: Int, Sendable {
    /// Nothing has been recognised.
    case possible
    /// Something that lasts has begun.
    case began
    /// It goes on.
    case changed
    /// It is over; of a tap: it has been recognised.
    case ended
    /// It has been given up.
    case cancelled
    /// It was something else.
    case failed

    /// Another word for `ended`.
    public static let recognized = State.ended
  }

  /// How far what is recognised has come, while actions are done; `.possible` otherwise.
  public internal(set) final var state = State.possible
  /// Whether anything is recognised; true at first.
  open var isEnabled = true
  /// The view that it is done to; set by `UIView.addGestureRecognizer(_:)`.
  public internal(set) final weak var view: UIView?
  /// A name by which an app finds the recogniser again; nil at first.
  open var name: String?

  private var actions: [UIAction] = []
  /// Where it was done, in the coordinates of the view.
  private var place = CGPoint.zero

  /// Makes a recogniser that does nothing yet.
  public nonisolated override init() { super.init() }

  /// Makes a recogniser that does an action.
  public convenience init(primaryAction: UIAction) {
    self.init()
    addAction(primaryAction)
  }

  /// Has an action done for what is recognised, with the recogniser as its sender.
  public final func addAction(_ action: UIAction) {
    removeAction(action)
    actions.append(action)
  }

  /// No longer has an action done.
  public final func removeAction(_ action: UIAction) {
    actions.removeAll { $0.identifier == action.identifier }
  }

  /// Answers where it was done, in points of a view; nil stands for the outermost view that it lies in.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return place }
    return own.convert(place, to: view)
  }

  /// How many fingers it was done with: 1.
  open var numberOfTouches: Int { 1 }

  /// Goes through states at a point of the view, doing the actions in each.
  final func recognize(_ states: [State], at point: CGPoint) {
    place = point
    for new in states {
      state = new
      for action in actions { action.perform(sender: self) }
    }
    state = .possible
  }

  /// What the states of a gesture are if it is the wanted one; nil if it is not.
  func states(for gesture: Gesture) -> [State]? { nil }
}

/// What the user of a view does to a point of it.
package enum Gesture: Equatable, Sendable {
  /// Presses for a moment, a number of times in a row.
  case tap(count: Int)
  /// Presses for a while, in seconds.
  case press(duration: Double)
}
