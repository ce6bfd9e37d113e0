import Testing

@testable import CoreGraphics

@Suite struct CGPathElementTests {
  @Test("The kinds of elements have Core Graphics' numbers")
  func numbers() {
    let kinds: [CGPathElementType] = [
      .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
    ]
    #expect(kinds.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
    #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
    #expect([CGPathFillRule.winding, .evenOdd].map(\.rawValue) == [0, 1])
    #expect([CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke].map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("An element holds its type and points")
  func members() {
    var point = CGPoint(x: 1, y: 2)
    withUnsafeMutablePointer(to: &point) { pointer in
      let element = CGPathElement(type: .addLineToPoint, points: pointer)
      #expect(element.type == .addLineToPoint)
      #expect(element.points.pointee == CGPoint(x: 1, y: 2))
    }
  }
}
