import Testing

@testable import Basemap

@Suite("Cutting rings and lines")
struct ClipTests {
  private let box = UnitBox(minX: 0, minY: 0, maxX: 10, maxY: 10)

  private func clipped(_ points: [(Int32, Int32)]) -> [SIMD2<Double>] {
    var clip = RingClip()
    clip.clip(points.map { TilePoint(x: $0.0, y: $0.1) }[...], to: box)
    return clip.ring
  }

  @Test("A ring inside stays, one outside goes, one around becomes the box")
  func simple() {
    #expect(clipped([(1, 1), (5, 1), (5, 5)]) == [[1, 1], [5, 1], [5, 5]])
    #expect(clipped([(11, 1), (15, 1), (15, 5)]).isEmpty)
    #expect(Set(clipped([(-5, -5), (20, -5), (20, 20), (-5, 20)])) == [[0, 0], [10, 0], [10, 10], [0, 10]])
    #expect(clipped([]).isEmpty)
  }

  @Test("Cut edges lie on the box exactly")
  func exact() {
    let ring = clipped([(-7, 3), (13, 4), (3, 29)])
    #expect(ring.allSatisfy { $0.x >= 0 && $0.x <= 10 && $0.y >= 0 && $0.y <= 10 })
    #expect(ring.filter { $0.x == 0 || $0.x == 10 || $0.y == 10 }.count >= 4)
  }

  @Test("Two neighbours cut one ring at the same places of their common edge")
  func neighbours() {
    let ring: [(Int32, Int32)] = [(-7, 3), (13, 4), (8, 9), (-3, 6)]
    var (left, right) = (RingClip(), RingClip())
    let points = ring.map { TilePoint(x: $0.0, y: $0.1) }
    left.clip(points[...], to: UnitBox(minX: -10, minY: 0, maxX: 0, maxY: 10))
    right.clip(points.reversed()[...], to: box)
    #expect(Set(left.ring.filter { $0.x == 0 }) == Set(right.ring.filter { $0.x == 0 }))
  }

  @Test("Lines keep the part inside")
  func lines() throws {
    let through = try #require(LineClip.part([-10, 5], [30, 5], in: box))
    #expect(through.from == 0.25 && through.to == 0.5)
    let inside = try #require(LineClip.part([1, 1], [9, 9], in: box))
    #expect(inside.from == 0 && inside.to == 1)
    #expect(LineClip.part([-1, -1], [-1, 20], in: box) == nil)
    #expect(LineClip.part([-5, 8], [8, 20], in: box) == nil)
    let point = try #require(LineClip.part([3, 3], [3, 3], in: box))
    #expect(point.from == 0 && point.to == 1)
  }

  @Test("Parts of a tile are the shares that squares within it have")
  func parts() {
    let square = TileSquare(z: 3, column: -3, row: 2)
    #expect(
      UnitBox(of: square, in: square, extent: 4096) == UnitBox(minX: 0, minY: 0, maxX: 4096, maxY: 4096))
    #expect(
      UnitBox(of: TileSquare(z: 5, column: -9, row: 8), in: square, extent: 4096)
        == UnitBox(minX: 3072, minY: 0, maxX: 4096, maxY: 1024))
  }
}
