import Testing
import UIKit

@Suite struct UITraitCollectionTests {
  @Test("Traits say nothing until they are told to, and of several the last that says something counts")
  func combined() {
    let empty = UITraitCollection()
    #expect(empty.horizontalSizeClass == .unspecified && empty.verticalSizeClass == .unspecified)
    #expect(empty.userInterfaceStyle == .unspecified && empty.displayScale == 0)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: .regular), empty,
    ])
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 2)
  }

  @Test("Traits are equal if they say the same")
  func equality() {
    let (dark, light) = (UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .light))
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark) && dark != light)
    #expect(Set([dark, UITraitCollection(userInterfaceStyle: .dark), light]).count == 2)
    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark))
  }
}
