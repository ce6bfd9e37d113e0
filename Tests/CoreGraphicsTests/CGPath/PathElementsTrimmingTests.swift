import Testing

@testable import CoreGraphics

@Suite struct PathElementsTrimmingTests {
  /// 10 to the right, 10 up, and apart from it 20 to the right.
  private var path: PathElements {
    var path = PathElements()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.move(to: CGPoint(x: 50, y: 0))
    path.addLine(to: CGPoint(x: 70, y: 0))
    return path
  }

  private func points(_ start: CGFloat, _ end: CGFloat) -> [CGPoint] {
    path.trimmed(from: start, to: end, tolerance: 0.1).points
  }

  @Test("The part between two shares of the length is left, over corners and gaps")
  func parts() {
    #expect(points(0, 1) == path.points)
    #expect(points(0, 0.125) == [CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0)])
    #expect(points(0.125, 0.375) == [CGPoint(x: 5, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 5)])
    #expect(
      points(0.375, 0.75) == [
        CGPoint(x: 10, y: 5), CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 0), CGPoint(x: 60, y: 0),
      ])
    #expect(path.trimmed(from: 0.375, to: 0.75, tolerance: 0.1).verbs == [.move, .line, .move, .line])
  }

  @Test("Shares are cut to 0…1, and nothing is left of an empty or backward part")
  func limits() {
    #expect(points(-3, 9) == path.points)
    #expect(points(0.5, 0.5).isEmpty && points(0.8, 0.2).isEmpty && points(.nan, .nan).isEmpty)
    #expect(PathElements().trimmed(from: 0, to: 1, tolerance: 1).isEmpty)
  }

  @Test("A closed ring's last side counts, and curves keep their course")
  func ring() throws {
    var square = PathElements()
    square.addRect(CGRect(x: 0, y: 0, width: 10, height: 10), transform: .identity)
    #expect(square.trimmed(from: 0.75, to: 1, tolerance: 0.1).points == [CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 0)])
    var circle = PathElements()
    circle.addEllipse(in: CGRect(x: -100, y: -100, width: 200, height: 200), transform: .identity)
    let half = circle.trimmed(from: 0, to: 0.5, tolerance: 0.01).points
    let last = try #require(half.last)
    #expect(abs(last.x + 100) < 0.2 && abs(last.y) < 0.2)
    #expect(half.allSatisfy { abs(hypot($0.x, $0.y) - 100) < 0.1 && $0.y > -0.2 })
  }
}
