/// The changes told on other threads that the main thread has not seen yet, each once.
///
/// `@unchecked Sendable`: its one variable is read and written under the lock only.
final class PendingAnnotationChanges: @unchecked Sendable {
  private let lock = NSLock()
  private var changes: Set<AnnotationChange> = []

  /// Adds a change and answers whether it is the first, so that someone must come for it.
  func add(_ change: AnnotationChange) -> Bool {
    lock.withLock {
      let isFirst = changes.isEmpty
      changes.insert(change)
      return isFirst
    }
  }

  /// Answers the changes and forgets them.
  func takeAll() -> Set<AnnotationChange> {
    lock.withLock {
      defer { changes = [] }
      return changes
    }
  }
}
