import Testing
import UIKit

@Suite struct ClosedContextTests {
  @Test("A context kept after its picture was made draws into it no more")
  func kept() throws {
    var kept: CGContext?
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { kept = $0.cgContext }
    let context = try #require(kept)
    context.setFillColor(.black)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.flush()
    #expect(try image.pixel(1, 1) == .clear)
  }

  @Test("A copy of a bezier path has its settings and changes apart from it")
  func copiedPath() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    path.lineWidth = 7
    path.usesEvenOddFillRule = true
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy !== path && copy.lineWidth == 7 && copy.usesEvenOddFillRule && copy.bounds == path.bounds)
    copy.removeAllPoints()
    #expect(!path.isEmpty)
  }
}
