/// What can receive events; here the base of views.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Keeps `NSObject`'s initialiser, which belongs to no actor, from being inherited.
  ///
  /// Not for apps to call. Were it not public, subclasses of `UIView` in other modules would lose `init()`.
  public init(_responder: Void) { super.init() }
}
