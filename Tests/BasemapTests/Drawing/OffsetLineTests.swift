import Testing

@testable import Basemap

@Suite("Lines beside lines")
struct OffsetLineTests {
  @Test("To the right of a line that runs to the right is below it, where y points down")
  func straight() {
    #expect(OffsetLine.points([[0, 0], [10, 0]], distance: 2, isRing: false) == [[0, 2], [10, 2]])
    #expect(OffsetLine.points([[0, 0], [10, 0]], distance: -2, isRing: false) == [[0, -2], [10, -2]])
  }

  @Test("Corners keep their distance from both sides, and rings have no ends")
  func corners() {
    #expect(
      OffsetLine.points([[0, 0], [10, 0], [10, 10]], distance: 2, isRing: false) == [[0, 2], [8, 2], [8, 10]])
    let ring = OffsetLine.points([[0, 0], [10, 0], [10, 10], [0, 10]], distance: 2, isRing: true)
    #expect(ring == [[2, 2], [8, 2], [8, 8], [2, 8]])
    #expect(OffsetLine.points([[0, 0], [10, 0], [10, 10], [0, 10], [0, 0]], distance: 2, isRing: true) == ring)
  }

  @Test("The tip of a sharp corner is cut off")
  func sharp() {
    let line = OffsetLine.points([[0, 0], [100, 0], [0, 5]], distance: -4, isRing: false)
    #expect(line.count == 4)
    #expect(line.allSatisfy { $0.x <= 104.1 })
  }

  @Test("Points that lie on each other count once; what is no line has none beside it")
  func degenerate() {
    #expect(
      OffsetLine.points([[0, 0], [0, 0], [10, 0], [10, 0]], distance: 1, isRing: false) == [[0, 1], [10, 1]])
    #expect(OffsetLine.points([[3, 3], [3, 3]], distance: 1, isRing: false) == [[3, 3]])
    #expect(OffsetLine.points([], distance: 1, isRing: true).isEmpty)
    let back = OffsetLine.points([[0, 0], [10, 0], [0, 0]], distance: 1, isRing: false)
    #expect(back.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }
}
