import Testing
import UIKit

@MainActor @Suite struct UIGestureRecognizerTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 50))

  @Test("A tap does the actions of a recogniser, which knows where it was")
  func tap() {
    outer.addSubview(inner)
    var places: [CGPoint] = []
    let tap = UITapGestureRecognizer()
    tap.addAction(
      UIAction { action in
        guard let tap = action.sender as? UITapGestureRecognizer, tap.state == .ended else { return }
        places += [tap.location(in: inner), tap.location(in: outer), tap.location(in: nil)]
      })
    inner.addGestureRecognizer(tap)
    #expect(tap.view === inner && inner.gestureRecognizers == [tap] && tap.numberOfTouches == 1)
    #expect(outer.handleAsUser(.tap(count: 1), at: CGPoint(x: 25, y: 40)))
    #expect(places == [CGPoint(x: 5, y: 10), CGPoint(x: 25, y: 40), CGPoint(x: 25, y: 40)])
    #expect(tap.state == .possible)
    #expect(!outer.handleAsUser(.tap(count: 1), at: CGPoint(x: 5, y: 5)))
    #expect(!outer.handleAsUser(.tap(count: 2), at: CGPoint(x: 25, y: 40)))
    tap.numberOfTapsRequired = 2
    #expect(outer.handleAsUser(.tap(count: 2), at: CGPoint(x: 25, y: 40)))
    tap.isEnabled = false
    #expect(!outer.handleAsUser(.tap(count: 2), at: CGPoint(x: 25, y: 40)) && places.count == 6)
  }

  @Test("The innermost recogniser comes first; a control comes before the recognisers of what it lies in")
  func order() {
    var done: [String] = []
    outer.addSubview(inner)
    outer.addGestureRecognizer(UITapGestureRecognizer(primaryAction: UIAction { _ in done.append("outer") }))
    #expect(outer.handleAsUser(.tap(count: 1), at: CGPoint(x: 25, y: 40)) && done == ["outer"])
    let tap = UITapGestureRecognizer(primaryAction: UIAction { _ in done.append("inner") })
    inner.addGestureRecognizer(tap)
    #expect(outer.handleAsUser(.tap(count: 1), at: CGPoint(x: 25, y: 40)) && done == ["outer", "inner"])
    inner.removeGestureRecognizer(tap)
    let button = UIButton(frame: inner.bounds, primaryAction: UIAction { _ in done.append("button") })
    button.setTitle("Go", for: .normal)
    inner.addSubview(button)
    #expect(outer.handleAsUser(.tap(count: 1), at: CGPoint(x: 45, y: 55)) && done.last == "button")
    button.isEnabled = false
    #expect(!outer.handleAsUser(.tap(count: 1), at: CGPoint(x: 45, y: 55)) && done.count == 3)
  }

  @Test("A press begins and ends if it lasts long enough")
  func press() {
    var states: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer()
    press.addAction(UIAction { [weak press] _ in states.append(press?.state ?? .failed) })
    outer.addGestureRecognizer(press)
    #expect(!outer.handleAsUser(.press(duration: 0.4), at: CGPoint(x: 5, y: 5)) && states.isEmpty)
    #expect(outer.handleAsUser(.press(duration: 0.5), at: CGPoint(x: 5, y: 5)))
    #expect(states == [.began, .ended] && UIGestureRecognizer.State.recognized == .ended)
  }

  @Test("A recogniser belongs to one view, and an action can be taken away")
  func belongs() {
    var count = 0
    let action = UIAction { _ in count += 1 }
    let tap = UITapGestureRecognizer(primaryAction: action)
    outer.addGestureRecognizer(tap)
    inner.addGestureRecognizer(tap)
    #expect(outer.gestureRecognizers == nil && tap.view === inner)
    tap.removeAction(action)
    #expect(inner.handleAsUser(.tap(count: 1), at: CGPoint(x: 5, y: 5)) && count == 0)
    inner.gestureRecognizers = []
    #expect(tap.view == nil && inner.gestureRecognizers == nil)
    outer.gestureRecognizers = [tap]
    #expect(tap.view === outer)
    tap.numberOfTouchesRequired = 2
    #expect(!outer.handleAsUser(.tap(count: 1), at: CGPoint(x: 5, y: 5)))
  }
}
