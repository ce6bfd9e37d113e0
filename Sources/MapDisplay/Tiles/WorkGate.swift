/// Lets a few in at a time, has some wait for their turn, and turns the rest away.
package actor WorkGate {
  private let width: Int
  private let queueLimit: Int
  private var inside = 0
  private var queue: [CheckedContinuation<Void, Never>] = []

  /// How many wait for their turn.
  var waiting: Int { queue.count }

  package init(width: Int, queueLimit: Int) {
    self.width = max(width, 1)
    self.queueLimit = queueLimit
  }

  /// Runs a body when its turn comes.
  ///
  /// - Throws: `HTTPProblem.busy` where too many wait already, and what the body throws.
  package func run<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value {
    if inside >= width {
      guard queue.count < queueLimit else { throw HTTPProblem.busy }
      // Whoever leaves hands its place on.
      await withCheckedContinuation { queue.append($0) }
    } else {
      inside += 1
    }
    defer {
      if queue.isEmpty { inside -= 1 } else { queue.removeFirst().resume() }
    }
    return try await body()
  }
}
