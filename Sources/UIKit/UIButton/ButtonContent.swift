/// What a button shows in each of its states.
struct ButtonContent<Value> {
  private var values: [UInt: Value] = [:]

  /// What was given for a state, or for the normal one where nothing was.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// Whether something was given for just this state.
  func holds(_ state: UIControl.State) -> Bool { values[state.rawValue] != nil }
}
