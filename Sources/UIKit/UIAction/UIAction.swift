/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, as a closure.
///
/// It takes the place of a target and a selector, which Swift does not have on Linux.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// What tells actions apart.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What tells the action apart; one of its own where none was given.
  public let identifier: Identifier
  /// What can be done with the action.
  public var attributes: UIMenuElement.Attributes
  /// Whether what the action stands for is switched on.
  public var state: UIMenuElement.State
  /// What sent the action, a control for one, while its closure runs; nil otherwise.
  public private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Makes an action of words, a picture and a closure, all but the last of which may be left out.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("org.openmapkit.action." + UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Runs the closure on behalf of a sender; a disabled action does nothing.
  func perform(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
