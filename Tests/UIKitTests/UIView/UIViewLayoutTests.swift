import Testing
import UIKit

@MainActor @Suite struct UIViewLayoutTests {
  @Test("Subviews are laid out before a picture, once, and again for another size or when asked for")
  func layout() throws {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(try view.picture(scale: 1)?.pixel(15, 5) == .red)
    _ = view.picture(scale: 1)
    view.layoutIfNeeded()
    #expect(view.count == 1)
    view.frame.size.width = 40
    #expect(try view.picture(scale: 1)?.pixel(25, 5) == .red)
    #expect(view.count == 2)
    view.frame.origin.x = 7
    view.layoutIfNeeded()
    #expect(view.count == 2)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.count == 3)
    view.addSubview(UIView())
    view.layoutIfNeeded()
    #expect(view.count == 4)
  }

  @Test("layoutIfNeeded reaches views at any depth")
  func depth() {
    let inner = LayoutView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let (outer, middle) = (UIView(), UIView())
    middle.addSubview(inner)
    outer.addSubview(middle)
    outer.layoutIfNeeded()
    #expect(inner.count == 1)
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(inner.count == 2)
  }

  @Test("A changed size of the content lays the superview out anew; a view as such has no content")
  func intrinsic() {
    let outer = LayoutView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let label = UILabel()
    outer.addSubview(label)
    outer.layoutIfNeeded()
    let count = outer.count
    label.text = "Goliath"
    outer.layoutIfNeeded()
    #expect(outer.count == count + 1)
    #expect(outer.intrinsicContentSize == CGSize(width: -1, height: -1))
    outer.sizeToFit()
    #expect(outer.bounds.size == CGSize(width: 50, height: 50))
  }

  @Test("Masks let a subview's margins and sides follow the superview, in proportion where several do")
  func autoresizing() {
    let expected: [(UIView.AutoresizingMask, CGRect)] = [
      ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
      ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 130, height: 90)),
      ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 70, width: 30, height: 40)),
      ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 20, width: 30, height: 40)),
      ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 10 + 100.0 / 7, y: 20, width: 30, height: 40)),
      ([.flexibleWidth, .flexibleRightMargin], CGRect(x: 10, y: 20, width: 30 + 100.0 / 3, height: 40)),
    ]
    for (mask, frame) in expected {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      inner.autoresizingMask = mask
      outer.addSubview(inner)
      outer.frame.size = CGSize(width: 200, height: 150)
      #expect(
        abs(inner.frame.minX - frame.minX) < 1e-9 && abs(inner.frame.width - frame.width) < 1e-9
          && abs(inner.frame.minY - frame.minY) < 1e-9 && abs(inner.frame.height - frame.height) < 1e-9, "\(mask)")
    }
  }

  @Test("A view that fills its superview does so from no size on; autoresizesSubviews switches masks off")
  func filling() {
    let (outer, inner) = (UIView(), UIView())
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 150)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    outer.frame.size = CGSize(width: CGFloat.nan, height: 100)
    outer.autoresizesSubviews = false
    outer.frame.size = CGSize(width: 10, height: 10)
    #expect(inner.frame.height == 100)
  }

  @Test("A view is found by its tag")
  func tags() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.tag = 7
    #expect(outer.viewWithTag(7) === inner && outer.viewWithTag(8) == nil && outer.viewWithTag(0) === outer)
  }
}

/// Places a red square at its right edge.
private final class LayoutView: UIView {
  var count = 0
  private let square = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    square.backgroundColor = .red
    addSubview(square)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    count += 1
    square.frame = CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
  }
}
