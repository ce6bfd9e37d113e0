import Testing

@testable import UIKit

@MainActor @Suite struct UIViewHierarchyTests {
  private func square(_ color: UIColor, _ x: CGFloat, _ y: CGFloat, side: CGFloat = 10) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    view.backgroundColor = color
    return view
  }

  @Test("Subviews lie from back to front in the order they are added, and know their superview")
  func order() throws {
    let (parent, red, blue) = (square(.white, 0, 0, side: 20), square(.red, 0, 0), square(.blue, 5, 5))
    parent.addSubview(red)
    parent.addSubview(blue)
    #expect(parent.subviews == [red, blue] && red.superview === parent && parent.superview == nil)
    #expect(try #require(parent.picture(scale: 1)).pixel(7, 7) == .blue)
    parent.bringSubviewToFront(red)
    #expect(try #require(parent.picture(scale: 1)).pixel(7, 7) == .red)
    parent.sendSubviewToBack(red)
    #expect(parent.subviews == [red, blue])
    let green = square(.green, 0, 0)
    parent.insertSubview(green, aboveSubview: red)
    #expect(parent.subviews == [red, green, blue])
    parent.insertSubview(green, belowSubview: red)
    #expect(parent.subviews == [green, red, blue])
    parent.insertSubview(green, at: 99)
    #expect(parent.subviews == [red, blue, green])
    #expect(green.isDescendant(of: parent) && !parent.isDescendant(of: green) && parent.isDescendant(of: parent))
  }

  @Test("A view is in one place only; taken out it is no longer drawn, and a dead superview is forgotten")
  func moving() throws {
    let (first, second, red) = (square(.white, 0, 0), square(.white, 0, 0), square(.red, 0, 0))
    first.addSubview(red)
    second.addSubview(red)
    #expect(first.subviews.isEmpty && second.subviews == [red])
    #expect(try #require(first.picture(scale: 1)).pixel(2, 2) == .white)
    #expect(try #require(second.picture(scale: 1)).pixel(2, 2) == .red)
    red.removeFromSuperview()
    red.removeFromSuperview()
    #expect(second.subviews.isEmpty && red.superview == nil)
    #expect(try #require(second.picture(scale: 1)).pixel(2, 2) == .white)
    do {
      let short = UIView()
      short.addSubview(red)
    }
    #expect(red.superview == nil)
  }

  @Test("A view that is put into itself stops the program")
  func cycle() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
  }

  @Test("A subview is drawn at its frame in the superview's bounds, at every scale and depth")
  func place() throws {
    let (parent, middle, red) = (square(.white, 0, 0, side: 30), square(.blue, 5, 5, side: 20), square(.red, 3, 4))
    parent.addSubview(middle)
    middle.addSubview(red)
    parent.bounds.origin = CGPoint(x: 1, y: 2)
    for scale in [1, 2, 3] {
      let image = try #require(parent.picture(scale: CGFloat(scale)))
      #expect(image.width == 30 * scale)
      #expect(try image.pixel(4 * scale, 3 * scale) == .blue)
      #expect(try image.pixel(4 * scale - 1, 3 * scale) == .white)
      #expect(try image.pixel(7 * scale, 7 * scale) == .red)
      #expect(try image.pixel(7 * scale - 1, 7 * scale) == .blue)
      #expect(try image.pixel(17 * scale - 1, 17 * scale - 1) == .red)
    }
  }

  @Test("A subview that reaches out is drawn whole, and cut off where clipsToBounds says so")
  func reachingOut() throws {
    let (parent, red) = (square(.white, 0, 0), square(.red, -4.5, 6))
    parent.addSubview(red)
    #expect(parent.drawnRect == CGRect(x: -5, y: 0, width: 15, height: 16))
    let image = try #require(parent.picture(scale: 2))
    #expect(image.width == 30 && image.height == 32)
    #expect(try image.pixel(1, 30) == .red)
    #expect(try image.pixel(0, 0) == .clear && image.pixel(10, 0) == .white)
    parent.clipsToBounds = true
    let clipped = try #require(parent.picture(scale: 2))
    #expect(clipped.width == 20 && clipped.height == 20)
    #expect(try clipped.pixel(0, 19) == .red)
    #expect(try clipped.pixel(12, 19) == .white)
  }

  @Test("Opacity counts for a subview with all that lies in it; a hidden one is not drawn")
  func opacity() throws {
    let (parent, middle, red) = (square(.white, 0, 0), square(.blue, 0, 0), square(.red, 0, 0))
    parent.addSubview(middle)
    middle.addSubview(red)
    middle.alpha = 0.5
    let half = try #require(parent.picture(scale: 1)).pixel(5, 5)
    // The blue below is covered before the opacity counts.
    #expect(half.red == 255 && (126...129).contains(half.green) && (126...129).contains(half.blue))
    middle.alpha = 1
    red.isHidden = true
    #expect(try #require(parent.picture(scale: 1)).pixel(5, 5) == .blue)
    middle.alpha = 0
    #expect(try #require(parent.picture(scale: 1)).pixel(5, 5) == .white)
  }

  @Test("A change deep inside is seen in the picture the next time, and nothing is drawn again without one")
  func changes() throws {
    let (parent, middle, inner) = (square(.white, 0, 0, side: 20), square(.blue, 0, 0, side: 15), CountingInner())
    inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    parent.addSubview(middle)
    middle.addSubview(inner)
    _ = parent.picture(scale: 1)
    _ = parent.picture(scale: 1)
    #expect(inner.count == 1)
    inner.setNeedsDisplay()
    _ = parent.picture(scale: 1)
    #expect(inner.count == 2)
    inner.backgroundColor = .red
    #expect(try #require(parent.picture(scale: 1)).pixel(2, 2) == .red)
    inner.frame.origin.x = 6
    #expect(try #require(parent.picture(scale: 1)).pixel(2, 2) == .blue)
    #expect(try #require(parent.picture(scale: 1)).pixel(8, 2) == .red)
    inner.bounds.size.height = 12
    #expect(try #require(parent.picture(scale: 1)).pixel(8, 10) == .red)
  }
}

private final class CountingInner: UIView {
  var count = 0
  override func draw(_ rect: CGRect) { count += 1 }
}
