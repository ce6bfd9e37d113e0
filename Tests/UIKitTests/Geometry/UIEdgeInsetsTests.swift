import Testing
import UIKit

@Suite struct UIEdgeInsetsTests {
  @Test("Without values all four insets are 0")
  func zero() {
    #expect(UIEdgeInsets() == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(UIEdgeInsets.zero == UIEdgeInsets())
  }

  @Test("Insets make a rectangle smaller on each side; negative ones larger")
  func inset() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(
      rect.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4))
        == CGRect(x: 8, y: 19, width: 106, height: 54))
  }
}
