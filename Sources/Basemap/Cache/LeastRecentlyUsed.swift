/// Values that are kept while their costs together stay within a limit; the one not asked for the longest goes first.
///
/// `@unchecked Sendable`: everything mutable is only touched under `lock`.
package final class LeastRecentlyUsed<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private struct Node {
    var key: Key
    var value: Value
    var cost: Int
    /// The nodes used before and after this one; -1 for none.
    var older: Int
    var newer: Int
  }

  private let limit: Int
  private let lock = NSLock()
  private var places: [Key: Int] = [:]
  private var nodes: [Node?] = []
  private var free: [Int] = []
  private var oldest = -1
  private var newest = -1
  private var total = 0

  /// Makes an empty store for costs of at most `limit` together, in bytes.
  package init(limit: Int) { self.limit = limit }

  /// The costs of all values together; never above the limit.
  package var cost: Int { lock.withLock { total } }
  /// How many values there are.
  package var count: Int { lock.withLock { places.count } }

  /// Answers a value and counts that as a use; O(1).
  package func value(for key: Key) -> Value? {
    lock.withLock {
      guard let place = places[key] else { return nil }
      unlink(place)
      link(place)
      return nodes[place]?.value
    }
  }

  /// Keeps a value in place of the one the key had; one that alone costs more than the limit is not kept.
  package func insert(_ value: Value, for key: Key, cost: Int) {
    lock.withLock {
      if let place = places[key] { remove(place) }
      guard cost <= limit else { return }
      while total > limit - cost, oldest >= 0 { remove(oldest) }
      let node = Node(key: key, value: value, cost: cost, older: -1, newer: -1)
      let place = free.popLast() ?? nodes.count
      if place == nodes.count { nodes.append(node) } else { nodes[place] = node }
      places[key] = place
      total += cost
      link(place)
    }
  }

  private func remove(_ place: Int) {
    unlink(place)
    guard let node = nodes[place] else { return }
    places[node.key] = nil
    total -= node.cost
    nodes[place] = nil
    free.append(place)
  }

  private func link(_ place: Int) {
    nodes[place]?.older = newest
    nodes[place]?.newer = -1
    if newest >= 0 { nodes[newest]?.newer = place } else { oldest = place }
    newest = place
  }

  private func unlink(_ place: Int) {
    guard let node = nodes[place] else { return }
    if node.older >= 0 { nodes[node.older]?.newer = node.newer } else { oldest = node.newer }
    if node.newer >= 0 { nodes[node.newer]?.older = node.older } else { newest = node.older }
  }
}
