import Testing
import UIKit

@MainActor @Suite struct UIViewAccessibilityTests {
  @Test("A view is nothing to those who do not see it until something is set")
  func values() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == .none)
    #expect(view.accessibilityHint == nil && view.accessibilityValue == nil && view.accessibilityIdentifier == nil)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Map"
    view.accessibilityHint = "Shows the park"
    view.accessibilityValue = "Zoom 3"
    view.accessibilityIdentifier = "map"
    view.accessibilityTraits = [.image, .updates]
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "Map")
    #expect(view.accessibilityHint == "Shows the park" && view.accessibilityValue == "Zoom 3")
    #expect(view.accessibilityIdentifier == "map" && view.accessibilityTraits.contains(.image))
  }
}

extension UIAccessibilityTraits {
  fileprivate static let updates = UIAccessibilityTraits(rawValue: 1 << 9)
}
