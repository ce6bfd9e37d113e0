import Testing
import UIKit

@MainActor @Suite struct UIViewTintTests {
  @Test("A view has its own tint, or that of what it lies in, or blue")
  func inherited() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor == .red)
    inner.tintColor = .green
    #expect(inner.tintColor == .green)
    inner.tintColor = nil
    #expect(inner.tintColor == .red)
  }

  @Test("Buttons are drawn anew in the tint of a view that they come to lie in")
  func told() throws {
    let (outer, button) = (UIView(), UIButton(type: .contactAdd))
    #expect(try button.picture(scale: 4)?.pixel(48, 48) != .red)
    outer.tintColor = .red
    outer.addSubview(button)
    #expect(try button.picture(scale: 4)?.pixel(48, 48) == .red)
    outer.tintColor = .green
    #expect(try button.picture(scale: 4)?.pixel(48, 48) == .green)
  }
}
