/// What can receive events; here the base of views and view controllers.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Keeps `NSObject`'s initialiser, which belongs to no actor, from being inherited.
  ///
  /// Not for apps to call. Were it not public, subclasses of `UIView` in other modules would lose `init()`.
  public init(_responder: Void) { super.init() }

  /// What is told next of what this one does not handle; nil by default.
  open var next: UIResponder? { nil }

  /// Tells whoever shows this, at the end of the chain of `next`, that something in it has to be shown anew.
  package func setNeedsShowing() { next?.setNeedsShowing() }
}
