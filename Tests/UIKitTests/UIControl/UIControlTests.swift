import Testing
import UIKit

@MainActor @Suite struct UIControlTests {
  @Test("A control does the actions given for an event, in their order, with itself as the sender")
  func order() {
    let control = UIControl(frame: .zero)
    var done: [String] = []
    control.addAction(
      UIAction { done.append($0.sender as? UIControl === control ? "first" : "?") }, for: .touchUpInside)
    control.addAction(UIAction { _ in done.append("second") }, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction { _ in done.append("other") }, for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(done == ["first", "second"])
    control.sendActions(for: .valueChanged)
    #expect(done == ["first", "second", "second"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside, .valueChanged])
  }

  @Test("An action of the same identifier takes the place of the one before, event by event")
  func replaced() {
    let control = UIControl(frame: .zero)
    var done: [Int] = []
    let name = UIAction.Identifier("one")
    control.addAction(UIAction(identifier: name) { _ in done.append(1) }, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction(identifier: name) { _ in done.append(2) }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(done == [2, 1])
  }

  @Test("A removed action is not done, for the events it was removed for")
  func removed() {
    let control = UIControl(frame: .zero)
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.touchUpInside, .valueChanged])
    control.removeAction(action, for: .touchUpInside)
    control.sendActions(for: .allEvents)
    #expect(count == 1)
    control.removeAction(identifiedBy: action.identifier, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(count == 1)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test("The state is made of enabled, selected and highlighted")
  func state() {
    let control = UIControl(frame: .zero)
    #expect(control.state == .normal)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
    control.isHighlighted = true
    #expect(control.state == [.selected, .disabled, .highlighted])
  }

  @Test("A tap sends down, up and primary, pressed meanwhile; a disabled control and a closed one do nothing")
  func tap() {
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in })
    var done: [String] = []
    control.addAction(UIAction { _ in done.append("down \(control.isHighlighted)") }, for: .touchDown)
    control.addAction(UIAction { _ in done.append("up \(control.isHighlighted)") }, for: .touchUpInside)
    control.addAction(UIAction { _ in done.append("primary") }, for: .primaryActionTriggered)
    #expect(control.tapAsUser())
    #expect(done == ["down true", "up false", "primary"])
    control.isEnabled = false
    #expect(!control.tapAsUser())
    control.isEnabled = true
    control.isUserInteractionEnabled = false
    #expect(!control.tapAsUser())
    #expect(done.count == 3)
  }

  @Test("Actions may change the control's actions while they are done")
  func changedMeanwhile() {
    let control = UIControl(frame: .zero)
    var count = 0
    control.addAction(
      UIAction { [weak control] action in
        count += 1
        control?.removeAction(action, for: .allEvents)
        control?.addAction(UIAction { _ in count += 10 }, for: .touchUpInside)
      }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(count == 1)
    control.sendActions(for: .touchUpInside)
    #expect(count == 11)
  }
}
