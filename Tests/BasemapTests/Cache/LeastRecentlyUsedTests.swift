import Dispatch
import Testing

@testable import Basemap

@Suite("Values kept within a limit")
struct LeastRecentlyUsedTests {
  @Test("What was not asked for the longest goes first")
  func order() {
    let cache = LeastRecentlyUsed<Int, String>(limit: 30)
    for key in 1...3 { cache.insert("\(key)", for: key, cost: 10) }
    #expect(cache.value(for: 1) == "1")
    cache.insert("4", for: 4, cost: 10)
    #expect(cache.value(for: 2) == nil)
    #expect([1, 3, 4].map { cache.value(for: $0) } == ["1", "3", "4"])
    cache.insert("5", for: 5, cost: 15)
    #expect(cache.value(for: 1) == nil && cache.value(for: 3) == nil && cache.value(for: 4) == "4")
    #expect(cache.cost == 25 && cache.count == 2)
  }

  @Test("A new value takes the place of the old one, and one too large takes it away")
  func replacement() {
    let cache = LeastRecentlyUsed<Int, String>(limit: 30)
    cache.insert("a", for: 1, cost: 20)
    cache.insert("b", for: 1, cost: 25)
    #expect(cache.value(for: 1) == "b" && cache.cost == 25 && cache.count == 1)
    cache.insert("c", for: 1, cost: 31)
    #expect(cache.value(for: 1) == nil && cache.cost == 0)
  }

  @Test("The limit holds at every moment, on many threads")
  func bound() {
    let cache = LeastRecentlyUsed<Int, Int>(limit: 1000)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for index in 0..<500 {
        let key = (index * 7 + thread) % 90
        if let value = cache.value(for: key) { #expect(value == key) }
        cache.insert(key, for: key, cost: key)
        #expect(cache.cost <= 1000)
      }
    }
    #expect(cache.count > 5)
  }
}
