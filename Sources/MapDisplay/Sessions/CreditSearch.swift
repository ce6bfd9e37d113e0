/// Finds out whom a map names, away from the main actor, and answers what was found last meanwhile.
@MainActor final class CreditSearch {
  /// What the answer depends on.
  struct Question: Equatable {
    let view: PlacedView
    let width: Double
    let height: Double
    /// The state of the map, as the page was told it.
    let map: Data
  }
  private var asked: Question?
  private var lines: [String] = []
  private var search: Task<Void, Never>?

  /// Answers the lines that are known.
  ///
  /// - Parameters:
  ///   - question: If it is another than the last, the search begins.
  ///   - find: Finds the lines.
  ///   - whenFound: Called when they are others than before.
  /// - Returns: The lines found last.
  func lines(
    for question: Question, find: @escaping @Sendable () -> [String], whenFound: @escaping @MainActor () -> Void
  ) -> [String] {
    guard question != asked else { return lines }
    asked = question
    search?.cancel()
    search = Task { [weak self] in
      let found = await Task.detached(priority: .utility) { find() }.value
      guard let self, !Task.isCancelled, self.asked == question, found != self.lines else { return }
      self.lines = found
      whenFound()
    }
    return lines
  }
}
