/// The contexts that drawing without a context parameter goes to, one stack for each thread.
enum CurrentContexts {
  private static let key = "OpenMapKit.currentContexts"

  static var stack: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs a drawing with a context current; what it pushes too much or pops too much is put right afterwards.
  static func drawing(into context: CGContext, _ body: () -> Void) {
    let outer = stack
    stack = outer + [context]
    body()
    stack = outer
  }
}

/// Answers the context that drawing goes to now on this thread, or nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContexts.stack.last }

/// Makes a context the current one of this thread until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { CurrentContexts.stack.append(context) }

/// Brings back the context that was current before; one call too many does nothing.
public func UIGraphicsPopContext() { _ = CurrentContexts.stack.popLast() }
