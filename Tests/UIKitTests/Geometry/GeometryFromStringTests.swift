import Testing
import UIKit

@Suite struct GeometryFromStringTests {
  @Test("Points and sizes are read from {a, b}, with and without blanks", arguments: ["{1.5,-2}", " { 1.5 , -2 } "])
  func pairs(_ text: String) {
    #expect(CGPointFromString(text) == CGPoint(x: 1.5, y: -2))
    #expect(CGSizeFromString(text) == CGSize(width: 1.5, height: -2))
  }

  @Test("A rectangle is read from {{x, y}, {width, height}}", arguments: ["{{1,2},{3,4e1}}", "{{1, 2}, {3, 40}}"])
  func rectangle(_ text: String) {
    #expect(CGRectFromString(text) == CGRect(x: 1, y: 2, width: 3, height: 40))
  }

  @Test("A matrix is read from six numbers in brackets")
  func matrix() {
    #expect(
      CGAffineTransformFromString("[1, 2, 3, 4, 5, 6]") == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(CGAffineTransformFromString("[1, 2, 3]") == .identity)
  }

  @Test("Insets are read from four numbers: top, left, bottom, right")
  func insets() {
    #expect(UIEdgeInsetsFromString("{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test(
    "Any other text answers zero",
    arguments: [
      "", "{", "}", "{}", "{,}", "{1}", "{1,2", "1,2", "{1,2,3}", "{a,b}", "{1,nan}", "{1,inf}", "{{1,2}}", "💥",
    ])
  func malformed(_ text: String) {
    #expect(CGPointFromString(text) == .zero)
    #expect(CGSizeFromString(text) == .zero)
    #expect(CGRectFromString(text) == .zero)
    #expect(UIEdgeInsetsFromString(text) == .zero)
    #expect(CGAffineTransformFromString(text) == .identity)
  }

  @Test("Geometry is written with a blank after each comma, whole numbers without a point")
  func writing() {
    #expect(NSStringFromCGPoint(CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSStringFromCGSize(CGSize(width: 3, height: 4)) == "{3, 4}")
    #expect(NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test("What is written is read back, very large and very small numbers too")
  func roundTrip() {
    let rect = CGRect(x: 1e300, y: -0.1, width: 123_456_789.123, height: 1e-300)
    #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
  }

  @Test("Numbers that are not finite are written without a trap and read back as zero")
  func notFinite() {
    #expect(CGPointFromString(NSStringFromCGPoint(CGPoint(x: CGFloat.nan, y: .infinity))) == .zero)
  }
}
