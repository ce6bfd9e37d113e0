/// Values by key, up to a cost in all; those not asked for the longest go first.
struct RecentlyUsed<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
    var lastUse: UInt64
  }
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0
  private(set) var cost = 0
  let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock &+= 1
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    remove(key)
    guard cost <= limit else { return }
    clock &+= 1
    entries[key] = Entry(value: value, cost: cost, lastUse: clock)
    self.cost += cost
    if self.cost > limit { shrink() }
  }

  private mutating func remove(_ key: Key) { if let old = entries.removeValue(forKey: key) { cost -= old.cost } }

  /// Lets the oldest go until an eighth is free: so the sorting is paid for by many insertions.
  private mutating func shrink() {
    for (key, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard cost > limit - limit / 8 else { return }
      remove(key)
    }
  }
}
