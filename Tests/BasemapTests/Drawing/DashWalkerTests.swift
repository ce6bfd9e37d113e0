import Testing

@testable import Basemap

@Suite("Dashes along a line")
struct DashWalkerTests {
  private func dashes(_ lengths: [Double], _ segments: [(Double, (Double, Double)?)]) throws -> [[Double]] {
    var walker = try #require(DashWalker(lengths: lengths))
    var result: [[Double]] = []
    var start = 0.0
    for (length, visible) in segments {
      walker.walk(length: length, visible: visible.map { ($0.0, $0.1) }) { from, to in
        result.append([start + from * length, start + to * length].map { ($0 * 1e6).rounded() / 1e6 })
      }
      start += length
    }
    return result
  }

  @Test("Stretches alternate, across corners too")
  func alternate() throws {
    #expect(try dashes([4, 2], [(10, (0, 1))]) == [[0, 4], [6, 10]])
    #expect(try dashes([4, 2], [(5, (0, 1)), (5, (0, 1))]) == [[0, 4], [6, 10]])
    #expect(try dashes([4, 2], [(2, (0, 1)), (8, (0, 1))]) == [[0, 2], [2, 4], [6, 10]])
    #expect(try dashes([3], [(10, (0, 1))]) == [[0, 3], [6, 9]])
  }

  @Test("What is drawn of a line does not move its dashes")
  func visible() throws {
    let whole = try dashes([5, 3], [(100, (0, 1))])
    let late = try dashes([5, 3], [(100, (0.5, 1))])
    #expect(late.dropFirst() == whole.suffix(late.count - 1))
    #expect(try dashes([5, 3], [(100, nil), (20, (0, 1))]).prefix(2) == [[100, 101], [104, 109]])
  }

  @Test("Patterns of no length are no patterns, and lines without end take no time")
  func edges() throws {
    #expect(DashWalker(lengths: []) == nil && DashWalker(lengths: [0, 0.05]) == nil)
    #expect(DashWalker(lengths: [.infinity]) == nil && DashWalker(lengths: [-1, -2]) == nil)
    #expect(try dashes([1, 1], [(1e15, nil), (300, (0, 1))]).count < 1000)
    #expect(try dashes([1, 1], [(0, (0, 1))]).isEmpty)
  }
}
