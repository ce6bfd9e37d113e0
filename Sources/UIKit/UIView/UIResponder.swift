/// What can receive events; here the base of views.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Keeps `NSObject`'s initialiser, which belongs to no actor, from being inherited.
  init(_responder: Void) { super.init() }
}
