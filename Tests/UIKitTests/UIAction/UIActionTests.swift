import Testing
import UIKit

@MainActor @Suite struct UIActionTests {
  @Test("An action keeps its words, picture, identifier, attributes and state")
  func properties() {
    let image = quarters()
    let action = UIAction(
      title: "Route", image: image, identifier: UIAction.Identifier("route"), attributes: .destructive, state: .on
    ) { _ in }
    #expect(action.title == "Route" && action.image === image)
    #expect(action.identifier.rawValue == "route" && action.attributes == .destructive && action.state == .on)
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
    #expect(UIAction { _ in }.title.isEmpty)
  }

  @Test("The sender is there while the closure runs, and a disabled action does nothing")
  func sender() {
    var senders: [Bool] = []
    let action = UIAction { senders.append($0.sender is UIControl) }
    let control = UIControl(frame: .zero)
    control.sendAction(action)
    #expect(senders == [true] && action.sender == nil)
    action.attributes = .disabled
    control.sendAction(action)
    #expect(senders == [true])
  }
}
