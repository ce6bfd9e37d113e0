import Testing
import UIKit

@MainActor @Suite struct UIViewAppearanceTests {
  private final class Listener: UIView {
    var heard: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      heard.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
  }

  @Test("a view may be dark whatever is around it, and so is what lies in it")
  func override() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.traitCollection.userInterfaceStyle == .unspecified)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light && outer.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("those who hear of it: the view and what lies in it, but for views with a say of their own")
  func change() {
    let (outer, inner, own) = (Listener(), Listener(), Listener())
    own.overrideUserInterfaceStyle = .light
    own.heard = []
    outer.addSubview(inner)
    outer.addSubview(own)
    outer.overrideUserInterfaceStyle = .dark
    outer.overrideUserInterfaceStyle = .dark
    #expect(outer.heard == [.unspecified] && inner.heard == [.unspecified] && own.heard.isEmpty)
    outer.overrideUserInterfaceStyle = .light
    #expect(inner.heard == [.unspecified, .dark])
  }
}
