extension UIControl {
  /// What happens to a control, as a set.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A press has begun.
    public static let touchDown = Event(rawValue: 1)
    /// A press has ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value has been changed by whoever uses the control.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for has been asked of it.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// All of the events of presses.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is, as a set.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing of note.
    public static let normal = State([])
    /// It is pressed.
    public static let highlighted = State(rawValue: 1)
    /// It does nothing at present.
    public static let disabled = State(rawValue: 2)
    /// It is selected.
    public static let selected = State(rawValue: 4)
  }
}
