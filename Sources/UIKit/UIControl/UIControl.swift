/// A view that does something when it is used.
///
/// What it does is given as `UIAction`s: targets with selectors do not exist in Swift on Linux.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Whether the control can be used; true at first.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is selected; false at first; most controls do not show it.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is pressed; false at first.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// How the control is, of the three properties above.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private var actions: [(action: UIAction, events: Event)] = []

  /// Makes a control at a place in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    changeAccessibility { $0.isElement = true }
  }

  /// Makes a control at a place in points, with what it does first of all.
  ///
  /// The action is sent for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Makes a control of no size: there are no archives to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    changeAccessibility { $0.isElement = true }
  }

  /// Has an action done when any of some events happen.
  ///
  /// Of several actions of one identifier the last given counts for an event.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// No longer has an action done when any of some events happen.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// No longer has the action of an identifier done when any of some events happen.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Does the actions that were given for any of some events, in the order they were given.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
  }

  /// Does one action, with the control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// The events for which there are actions.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  /// Called when the control is enabled, selected or pressed, or no longer so.
  func stateDidChange() { setNeedsDisplay() }

  /// Called by whoever shows the control when it has been tapped: sends its events, unless it is disabled.
  ///
  /// - Returns: Whether the control could be used.
  @discardableResult package func tapAsUser() -> Bool {
    guard isEnabled, isUserInteractionEnabled else { return false }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
    return true
  }
}
