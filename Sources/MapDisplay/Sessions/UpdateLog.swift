/// The updates a page has been sent of late, for one that comes back having missed some.
struct UpdateLog {
  private static let mostUpdates = 64
  private static let mostBytes = 1 << 20
  private var updates: [(revision: Int, event: Data)] = []
  private var byteCount = 0

  mutating func append(_ event: Data, revision: Int) {
    updates.append((revision, event))
    byteCount += event.count
    while updates.count > Self.mostUpdates || byteCount > Self.mostBytes, !updates.isEmpty {
      byteCount -= updates.removeFirst().event.count
    }
  }

  /// The updates after a revision, if all of them are still there; `current` is the last one there has been.
  func updates(after revision: Int, current: Int) -> [Data]? {
    guard revision <= current else { return nil }
    let missed = updates.filter { $0.revision > revision }
    return missed.count == current - revision ? missed.map(\.event) : nil
  }
}
