import Testing
import UIKit

@MainActor @Suite struct UIBarButtonItemTests {
  @Test("An item does its action, with itself as the sender, unless it is disabled")
  func action() {
    var count = 0
    let item = UIBarButtonItem(title: "Options")
    item.primaryAction = UIAction { action in if action.sender as? UIBarButtonItem === item { count += 1 } }
    #expect(item.tapAsUser() && count == 1 && item.title == "Options")
    item.isEnabled = false
    #expect(!item.tapAsUser() && count == 1)
    #expect(!UIBarButtonItem().tapAsUser())
  }

  @Test("Words and picture are the item's, or those of its action")
  func content() {
    let image = quarters()
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Route", image: image) { _ in })
    #expect(item.title == "Route" && item.image === image && item.shownTitle == "Route")
    let own = UIBarButtonItem(title: "Layers", primaryAction: UIAction(title: "Route") { _ in })
    #expect(own.title == "Layers" && own.style == .plain && own.width == 0)
    #expect(UIBarButtonItem(image: image).shownTitle == nil)
  }

  @Test("The system's items have names, of which some are shown and all are said")
  func systemItems() {
    let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction(title: "Close") { _ in })
    #expect(done.title == nil && done.shownTitle == "Done" && done.accessibilityLabel == "Done" && done.style == .done)
    let add = UIBarButtonItem(systemItem: .add)
    #expect(add.shownTitle == nil && add.accessibilityLabel == "Add" && add.style == .plain)
    add.accessibilityLabel = "Add a place"
    #expect(add.accessibilityLabel == "Add a place")
    let spaces = [UIBarButtonItem.flexibleSpace(), .fixedSpace(12)]
    #expect(spaces.map(\.systemItem) == [.flexibleSpace, .fixedSpace] && spaces.last?.width == 12)
    #expect(spaces.allSatisfy { $0.accessibilityLabel == nil && $0.shownTitle == nil })
    #expect(UIBarButtonItem.SystemItem.close.rawValue == 24 && UIBarButtonItem.SystemItem.trash.rawValue == 16)
  }

  @Test("An item with a control of its own passes taps on")
  func customView() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
    let item = UIBarButtonItem(customView: button)
    #expect(item.tapAsUser() && count == 1 && item.accessibilityLabel == "Go")
  }

  @Test("What is said of an item to those who do not see it is its words, or what was set")
  func accessibility() {
    let item = UIBarButtonItem(title: "Options")
    #expect(item.accessibilityLabel == "Options" && item.isAccessibilityElement && item.accessibilityTraits == .button)
    item.accessibilityIdentifier = "options"
    item.accessibilityHint = "Chooses what is shown"
    #expect(item.accessibilityIdentifier == "options" && item.accessibilityHint == "Chooses what is shown")
  }
}
