import Testing

@testable import CoreGraphics

@Suite struct PathElementsConfiningTests {
  private func path(_ points: [CGPoint], closed: Bool) -> PathElements {
    var path = PathElements()
    for (index, point) in points.enumerated() { index == 0 ? path.move(to: point) : path.addLine(to: point) }
    if closed { path.close() }
    return path
  }

  private func size(_ path: PathElements) -> CGFloat {
    let box = path.controlBounds
    return max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY))
  }

  @Test("A path within reach stays as it is")
  func within() {
    let near = path([.zero, CGPoint(x: 6e4, y: 0), CGPoint(x: 0, y: 6e4)], closed: true)
    #expect(near.confinedForFilling() == near)
    let runs = near.confinedForStroking(reach: 10, scale: 1)
    #expect(runs.count == 1 && runs[0].path == near && runs[0].distance == 0)
  }

  @Test("What is filled keeps its inside and loses its far points")
  func filling() {
    let far = path([CGPoint(x: -1e9, y: -1e9), CGPoint(x: 1e9, y: -1e9), CGPoint(x: 0, y: 1e9)], closed: true)
    let confined = far.confinedForFilling()
    #expect(size(confined) <= PathElements.reach)
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 4e4, y: -4e4), CGPoint(x: -2e4, y: 2e4)] {
      #expect(confined.contains(point, rule: .winding))
    }
    let beside = path([CGPoint(x: 1e7, y: 0), CGPoint(x: 2e7, y: 0), CGPoint(x: 1e7, y: 10)], closed: true)
    #expect(beside.confinedForFilling().isEmpty)
  }

  @Test("A line from far away is cut, and what was cut off is counted in the pen's units")
  func distance() throws {
    let far = path([CGPoint(x: -1e7, y: 5), CGPoint(x: 1e7, y: 5)], closed: false)
    let run = try #require(far.confinedForStroking(reach: 10, scale: 2).first)
    let start = try #require(run.path.points.first)
    #expect(start.x < -1000 && start.x > -PathElements.reach)
    #expect(isNear(run.distance, (start.x + 1e7) / 2, by: 1e-6))
    #expect(size(run.path) <= PathElements.reach)
  }

  @Test("A line that leaves and comes back makes two runs")
  func runs() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 1e7, y: 0), CGPoint(x: 1e7, y: 50), CGPoint(x: 0, y: 50)]
    let runs = path(points, closed: false).confinedForStroking(reach: 10, scale: 1)
    #expect(runs.count == 2)
    #expect(runs.last.map { isNear($0.distance, 2e7 + 50 - ($0.path.points.first?.x ?? 0), by: 1e-6) } == true)
  }

  @Test("The first corner of a ring in sight stays a corner")
  func ringCorner() {
    let ring = path([.zero, CGPoint(x: 1e7, y: 0), CGPoint(x: 0, y: 1e7)], closed: true)
    let solid = ring.confinedForStroking(reach: 10, scale: 1)
    #expect(solid.count == 1)
    #expect(solid.first?.path.verbs == [.move, .line, .line])
    #expect(solid.first?.path.points.dropFirst().first == .zero)
    // Dashes start afresh at the corner, so the two sides stay apart.
    #expect(ring.confinedForStroking(reach: 10, scale: 1, isDashed: true).count == 2)
    var both = path([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)], closed: true)
    both.move(to: CGPoint(x: 1e8, y: 1e8))
    #expect(both.confinedForStroking(reach: 10, scale: 1).first?.path.verbs == [.move, .line, .line, .line, .close])
  }

  @Test("Points that are not finite, or hardly so, leave the rest as it is")
  func notFinite() {
    let odd = path(
      [
        .zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1e7, y: 0), CGPoint(x: CGFloat.infinity, y: 3),
        CGPoint(x: 0, y: 1e7),
      ], closed: true)
    let plain = path([.zero, CGPoint(x: 1e7, y: 0), CGPoint(x: 0, y: 1e7)], closed: true)
    #expect(odd.confinedForFilling() == plain.confinedForFilling())
    let most = CGFloat.greatestFiniteMagnitude
    let whole = path(
      [CGPoint(x: -most, y: -most), CGPoint(x: most, y: -most), CGPoint(x: most, y: most), CGPoint(x: -most, y: most)],
      closed: true)
    #expect(whole.confinedForFilling().contains(CGPoint(x: 7, y: 7), rule: .winding))
  }

  @Test("A circle of the size of a continent is still round where it is seen")
  func hugeCircle() {
    let radius: CGFloat = 1e7
    var circle = PathElements()
    circle.addEllipse(
      in: CGRect(x: -2 * radius, y: -radius, width: 2 * radius, height: 2 * radius), transform: .identity)
    let runs = circle.confinedForStroking(reach: 2, scale: 1)
    let seen = runs.flatMap(\.path.points).filter { abs($0.y) < 4e4 }
    #expect(seen.count > 20 && seen.count < 20_000)
    // The curvature of four Bézier quarters differs from the circle's by up to 2.2 %, at their ends.
    let wrong = seen.filter { point in
      let sag = point.y * point.y / (2 * radius)
      return abs(point.x + sag) > max(sag * 0.022, 0.1)
    }
    #expect(wrong.isEmpty)
  }
}
