import Testing

@testable import CoreGraphics

@Suite struct CGMutablePathTests {
  let path = CGMutablePath()

  @Test("Elements come out in the order they went in")
  func sequence() {
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 3, y: 0), control: CGPoint(x: 2, y: 1))
    path.addCurve(to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 4, y: 1), control2: CGPoint(x: 5, y: -1))
    path.closeSubpath()
    #expect(CGPathTests.text(path) == "M 0,0 L 1,0 Q 2,1 3,0 C 4,1 5,-1 6,0 Z")
    #expect(path.currentPoint == .zero)
  }

  @Test("A line begins a path of its own where there is none; closing nothing does nothing")
  func lonelyLine() {
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    path.addLine(to: CGPoint(x: 1, y: 2))
    #expect(CGPathTests.text(path) == "M 1,2")
    path.addLines(between: [])
    path.closeSubpath()
    path.closeSubpath()
    #expect(CGPathTests.text(path) == "M 1,2 Z")
  }

  @Test("Matrices map what is added, not what is there")
  func matrices() {
    let t = CGAffineTransform(scaleX: 2, y: 2)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1), transform: t)
    path.addRects([CGRect(x: 0, y: 0, width: 1, height: 1)], transform: t)
    let other = CGPath(rect: CGRect(x: 5, y: 5, width: 1, height: 1), transform: nil)
    path.addPath(other, transform: t)
    #expect(
      CGPathTests.text(path)
        == "M 1,1 L 4,2 M 0,0 L 2,0 L 2,2 L 0,2 Z M 10,10 L 12,10 L 12,12 L 10,12 Z")
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    path.addPath(CGMutablePath())
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
  }

  @Test("An arc that is not clockwise runs to larger angles")
  func counterClockwise() {
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(CGPathTests.text(path) == "M 10,0 C 10,5.523 5.523,10 0,10")
  }

  @Test("A clockwise arc between the same angles goes the long way round")
  func clockwise() {
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20), by: 0.01))
    #expect(CGPathTests.text(path).hasPrefix("M 10,0 C 10,-5.523 5.523,-10 0,-10"))
    #expect(isNear(path.currentPoint, CGPoint(x: 0, y: 10), by: 1e-6))
  }

  @Test("From 0 to a full turn is a whole circle in either direction")
  func fullTurn() {
    for clockwise in [false, true] {
      let path = CGMutablePath()
      path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
      #expect(isNear(path.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20), by: 0.01))
    }
  }

  @Test("An arc is joined to the current point by a line")
  func joined() {
    path.move(to: CGPoint(x: 20, y: 0))
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(CGPathTests.text(path).hasPrefix("M 20,0 L 10,0 C"))
  }

  @Test("A relative arc turns by its angle, at most once round")
  func relative() {
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .pi, delta: -.pi / 2)
    #expect(CGPathTests.text(path) == "M -10,0 C -10,5.523 -5.523,10 0,10")
    let turns = CGMutablePath()
    turns.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: 100)
    #expect(CGPathTests.text(turns).filter { $0 == "C" }.count == 4)
    turns.addRelativeArc(center: .zero, radius: .nan, startAngle: 0, delta: 1)
    turns.addRelativeArc(center: .zero, radius: 1, startAngle: .infinity, delta: 1)
    #expect(CGPathTests.text(turns).filter { $0 == "C" }.count == 4)
  }

  @Test("Every point of an arc lies on the circle")
  func roundness() {
    path.addArc(center: CGPoint(x: 7, y: 8), radius: 100, startAngle: 0.3, endAngle: 5.1, clockwise: false)
    for (line, _) in path.elements.flattened(tolerance: 0.001) {
      for point in line { #expect(abs(hypot(point.x - 7, point.y - 8) - 100) < 0.04) }
    }
  }

  @Test("A tangent arc rounds a corner")
  func tangents() {
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(CGPathTests.text(path) == "M 0,0 L 6,0 C 8.209,0 10,1.791 10,4")
    let other = CGMutablePath()
    other.move(to: .zero)
    other.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
    #expect(CGPathTests.text(other) == "M 0,0 L 6,0 C 8.209,0 10,-1.791 10,-4")
  }

  @Test("Tangents in one line, or no radius, give a line to the corner")
  func degenerateTangents() {
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
    path.addArc(tangent1End: CGPoint(x: 5, y: 5), tangent2End: CGPoint(x: 9, y: 0), radius: 0)
    #expect(CGPathTests.text(path) == "M 0,0 L 5,0 L 5,5")
    let empty = CGMutablePath()
    empty.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 3), radius: 4)
    #expect(CGPathTests.text(empty) == "M 5,0")
  }

  @Test("Under a matrix a tangent arc is the mapped arc, from the current point as it stands")
  func tangentsMapped() {
    path.move(to: .zero)
    let t = CGAffineTransform(scaleX: 2, y: 1)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4, transform: t)
    #expect(CGPathTests.text(path) == "M 0,0 L 12,0 C 16.418,0 20,1.791 20,4")
  }
}
