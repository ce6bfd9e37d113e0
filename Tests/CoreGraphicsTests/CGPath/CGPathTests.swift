import Testing

@testable import CoreGraphics

@Suite struct CGPathTests {
  /// The elements as text: a letter and its points, rounded to thousandths.
  static func text(_ path: CGPath) -> String {
    var parts: [String] = []
    path.applyWithBlock { pointer in
      let element = pointer.pointee
      let (letter, count) =
        switch element.type {
        case .moveToPoint: ("M", 1)
        case .addLineToPoint: ("L", 1)
        case .addQuadCurveToPoint: ("Q", 2)
        case .addCurveToPoint: ("C", 3)
        case .closeSubpath: ("Z", 0)
        }
      let points = (0..<count).map { index in
        let point = element.points[index]
        return "\(number(point.x)),\(number(point.y))"
      }
      parts.append(([letter] + points).joined(separator: " "))
    }
    return parts.joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }

  @Test("A rectangle runs round from its corner of smallest x and y")
  func rectangle() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(Self.text(path) == "M 1,2 L 4,2 L 4,6 L 1,6 Z")
    let backwards = CGPath(rect: CGRect(x: 4, y: 6, width: -3, height: -4), transform: nil)
    #expect(Self.text(backwards) == "M 1,2 L 4,2 L 4,6 L 1,6 Z")
    var t = CGAffineTransform(translationX: 10, y: 0)
    #expect(Self.text(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: &t)).hasPrefix("M 11,2"))
    #expect(CGPath(rect: .null, transform: nil).isEmpty)
  }

  @Test("An ellipse is four curves from its right-hand end on towards larger y")
  func ellipse() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 100), transform: nil)
    #expect(Self.text(path).hasPrefix("M 200,50 C 200,77.614 155.228,100 100,100 C"))
    #expect(Self.text(path).filter { $0 == "C" }.count == 4)
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 200, height: 100)))
  }

  @Test("Rounded corners of more than half a side are half a side")
  func roundedRectangle() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 4)
    let wide = CGPath(roundedRect: rect, cornerWidth: 50, cornerHeight: 50, transform: nil)
    #expect(wide == CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 2, transform: nil))
    #expect(wide.boundingBox == rect)
    let square = CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: -1, transform: nil)
    #expect(square == CGPath(rect: rect, transform: nil))
    let round = CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: nil)
    #expect(!round.contains(CGPoint(x: 0.1, y: 0.1)))
    #expect(round.contains(CGPoint(x: 0.4, y: 0.4)))
  }

  @Test("boundingBox takes control points in, boundingBoxOfPath does not")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 8))
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 4, height: 4)))
    let cubic = CGMutablePath()
    cubic.move(to: .zero)
    cubic.addCurve(to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 4, y: 8))
    #expect(cubic.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 8))
    #expect(isNear(cubic.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 4, height: 6)))
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test("A curve with almost no cubic part has a box as exact as any other")
  func nearlyQuadratic() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 3, y: 1e-11), control1: CGPoint(x: 1, y: 1000), control2: CGPoint(x: 2, y: 1000))
    #expect(isNear(path.boundingBoxOfPath.maxY, 750, by: 1e-6))
  }

  @Test("A curve after a closed subpath starts where that began")
  func curveAfterClose() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.closeSubpath()
    path.addQuadCurve(to: CGPoint(x: 0, y: 10), control: CGPoint(x: -20, y: 5))
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: -10, y: 0, width: 110, height: 10)))
  }

  @Test("Two circles inside each other: the hole depends on the rule")
  func fillRules() {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addEllipse(in: CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(path.contains(middle, using: .winding))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1.2, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 0.2, y: 0.2)))
    #expect(!path.contains(CGPoint(x: 20, y: 5)))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
  }

  @Test("An open subpath counts as closed, and the matrix maps the point")
  func containsOpen() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
    let t = CGAffineTransform(scaleX: 0.25, y: 0.25)
    #expect(path.contains(CGPoint(x: 8, y: 8), transform: t))
  }

  @Test("Copies are apart from their original, and mapped where a matrix is given")
  func copies() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy())
    let mutable = try #require(path.mutableCopy())
    #expect(copy == path)
    mutable.move(to: CGPoint(x: 9, y: 9))
    #expect(mutable != path)
    var t = CGAffineTransform(translationX: 5, y: 0)
    #expect(try #require(path.copy(using: &t)).boundingBox.minX == 5)
    #expect(try #require(path.mutableCopy(using: &t)).currentPoint == CGPoint(x: 5, y: 0))
    #expect(try #require(path.copy(using: nil)) == path)
  }
}
