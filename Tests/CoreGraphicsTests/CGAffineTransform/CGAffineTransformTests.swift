import Testing

@testable import CoreGraphics

@Suite struct CGAffineTransformTests {
  let point = CGPoint(x: 3, y: 5)

  @Test("A matrix maps points by its six members")
  func members() {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(point.applying(t) == CGPoint(x: 3 + 15 + 5, y: 6 + 20 + 6))
    #expect(CGSize(width: 3, height: 5).applying(t) == CGSize(width: 18, height: 26))
    #expect(CGAffineTransform(1, 2, 3, 4, 5, 6) == t)
    #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
  }

  @Test("Identity changes nothing, and is told from the rest")
  func identity() {
    #expect(point.applying(.identity) == point)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1).isIdentity)
  }

  @Test("A turn is counter-clockwise where y points up")
  func rotation() {
    #expect(isNear(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1)))
  }

  @Test("concatenating applies the receiver first")
  func concatenation() {
    let t = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(point.applying(t) == CGPoint(x: 16, y: 35))
  }

  @Test("translatedBy, scaledBy and rotated(by:) apply themselves first")
  func prefixed() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    #expect(point.applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: 26, y: 75))
    let move = CGAffineTransform(translationX: 10, y: 20)
    #expect(point.applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 16, y: 35))
    #expect(isNear(point.applying(move.rotated(by: .pi)), CGPoint(x: 7, y: 15)))
  }

  @Test("The inverse undoes a matrix")
  func inverse() {
    let t = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)
    #expect(isNear(point.applying(t).applying(t.inverted()), point))
    #expect(isNear(point.applying(t.concatenating(t.inverted())), point))
  }

  @Test("A matrix without an inverse is its own")
  func singular() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 3)
    #expect(flat.inverted() == flat)
    let endless = CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(endless.inverted() == endless)
  }

  @Test("A mapped rectangle is the upright box round its corners")
  func rectangles() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.applying(CGAffineTransform(scaleX: -2, y: 1)) == CGRect(x: -8, y: 2, width: 6, height: 4))
    let turned = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
    let half = 2.0.squareRoot()
    #expect(isNear(turned, CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half)))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test("Coding keeps all members")
  func coding() throws {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(t)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == t)
  }
}
