import Testing

@testable import UIKit

@Suite struct UIGraphicsImageContextTests {
  @Test("A picture is drawn between begin and end, at its scale, and what was current before is so again")
  func picture() throws {
    let before = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 6), true, 2)
    let outer = try #require(UIGraphicsGetCurrentContext())
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    #expect(UIGraphicsGetCurrentContext() !== outer)
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    inner.draw(at: CGPoint(x: 1, y: 1))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === before)
    #expect(inner.size == CGSize(width: 4, height: 4) && inner.scale == 1)
    #expect(image.size == CGSize(width: 10, height: 6) && image.scale == 2 && image.cgImage?.width == 20)
    let pixels = try #require(image.cgImage?.pixels(level: 0))
    func red(_ x: Int, _ y: Int) -> UInt8 { pixels.withContents { $0[y * pixels.bytesPerRow + 4 * x + 2] } }
    #expect(red(4, 4) == 255 && red(4, 8) == 0 && red(14, 4) == 0)
  }

  @Test("A picture without a size is none, and its end takes nothing else away")
  func empty() {
    let before = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    let outer = UIGraphicsGetCurrentContext()
    for size in [
      CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: 1e9, height: 5), CGSize(width: CGFloat.nan, height: 1),
    ] {
      UIGraphicsBeginImageContextWithOptions(size, false, 0)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() === outer)
    }
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === before && UIGraphicsGetImageFromCurrentImageContext() == nil)
  }
}
