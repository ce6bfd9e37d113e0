import Testing

@testable import CoreGraphics

@Suite struct PathElementsTests {
  @Test("Curves become lines that stay within the tolerance")
  func flattening() throws {
    var path = PathElements()
    path.addEllipse(in: CGRect(x: -100, y: -100, width: 200, height: 200), transform: .identity)
    for tolerance in [CGFloat(1), 0.1, 0.01] {
      let (points, isClosed) = try #require(path.flattened(tolerance: tolerance).first)
      #expect(isClosed)
      for (p, q) in zip(points, points.dropFirst()) {
        let middle = CGPoint(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2)
        #expect(100.03 - hypot(middle.x, middle.y) < tolerance + 0.06)
      }
      #expect(points.count < Int(120 / tolerance.squareRoot()))
    }
  }

  @Test("A curve has at most 256 pieces, also where it is not a number")
  func pieceLimit() throws {
    var path = PathElements()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 1e12, y: 0), control1: CGPoint(x: 0, y: 1e12), control2: CGPoint(x: 1e12, y: -1e12))
    path.addQuadCurve(to: CGPoint(x: CGFloat.nan, y: 0), control: .zero)
    #expect(try #require(path.flattened(tolerance: 0).first).points.count == 258)
  }

  @Test("A line after a closed subpath starts a new one at its beginning")
  func lineAfterClose() {
    var path = PathElements()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 0))
    path.close()
    path.addLine(to: CGPoint(x: 0, y: 5))
    let lines = path.flattened(tolerance: 1)
    #expect(lines.map(\.points) == [[.zero, CGPoint(x: 5, y: 0)], [.zero, CGPoint(x: 0, y: 5)]])
    #expect(lines.map(\.isClosed) == [true, false])
  }

  @Test("A box passes over what is not a number")
  func bounds() {
    var box = PointBounds()
    box.add(CGPoint(x: CGFloat.nan, y: CGFloat.nan))
    #expect(box.rect.isNull)
    box.add(CGPoint(x: 1, y: 2))
    box.add(CGPoint(x: -1, y: 5))
    #expect(box.rect == CGRect(x: -1, y: 2, width: 2, height: 3))
  }

  @Test("Lines are cut to a square")
  func segments() {
    let cut = SegmentClipper.clip(CGPoint(x: -20, y: 0), CGPoint(x: 20, y: 0), reach: 10)
    #expect(cut?.from == CGPoint(x: -10, y: 0) && cut?.to == CGPoint(x: 10, y: 0))
    #expect(SegmentClipper.clip(CGPoint(x: -20, y: 11), CGPoint(x: 20, y: 11), reach: 10) == nil)
    #expect(SegmentClipper.clip(CGPoint(x: 0, y: 30), CGPoint(x: 30, y: 0), reach: 10) == nil)
    let inside = SegmentClipper.clip(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), reach: 10)
    #expect(inside?.from == CGPoint(x: 1, y: 2) && inside?.to == CGPoint(x: 3, y: 4))
  }

  @Test("Rings are cut to a square")
  func rings() {
    let ring = [CGPoint(x: -20, y: -5), CGPoint(x: 20, y: -5), CGPoint(x: 20, y: 5), CGPoint(x: -20, y: 5)]
    let cut = RingClipper.clip(ring, reach: 10)
    #expect(Set(cut.map(\.x)) == [-10, 10])
    #expect(Set(cut.map(\.y)) == [-5, 5])
    #expect(RingClipper.clip(ring.map { CGPoint(x: $0.x + 100, y: $0.y) }, reach: 10).isEmpty)
    #expect(RingClipper.clip([], reach: 10).isEmpty)
  }
}
