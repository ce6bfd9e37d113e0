import Testing
import UIKit

@MainActor @Suite struct UIViewTests {
  @Test("A view has its frame, bounds from the origin, and is visible")
  func defaults() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 16, y: 22))
    #expect(view.alpha == 1 && !view.isHidden && view.isOpaque && view.backgroundColor == nil)
    #expect(view.contentMode == .scaleToFill)
    #expect(UIView().frame == .zero)
    #expect(UIView(coder: NSCoder())?.frame == .zero)
  }

  @Test("Frame, bounds and centre follow each other")
  func geometry() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.center = CGPoint(x: 50, y: 60)
    #expect(view.frame == CGRect(x: 45, y: 55, width: 10, height: 10))
    view.frame.size = CGSize(width: 20, height: 30)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 30))
    view.bounds = CGRect(x: 5, y: 6, width: 4, height: 4)
    #expect(view.frame == CGRect(x: 45, y: 55, width: 4, height: 4))
    view.frame = CGRect(x: 1, y: 1, width: 4, height: 4)
    #expect(view.bounds.origin == CGPoint(x: 5, y: 6))
  }

  @Test("A subclass overrides init(frame:) and is still made without arguments")
  func subclass() {
    #expect(Framed().isMade)
    #expect(Framed(frame: .zero).isMade)
  }
}

private final class Framed: UIView {
  var isMade = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    isMade = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
