import Testing
import UIKit

@MainActor @Suite struct PopoverTests {
  private let root = UIViewController()
  private let list = UIViewController()
  private let delegate = PopoverDelegate()

  private func popover() -> UIPopoverPresentationController? {
    list.modalPresentationStyle = .popover
    list.popoverPresentationController?.delegate = delegate
    return list.popoverPresentationController
  }

  @Test("A controller has a popover's presentation controller if that is its style, the same until it has been shown")
  func accessors() throws {
    #expect(list.popoverPresentationController == nil && list.presentationController != nil)
    let made = try #require(popover())
    #expect(made === list.presentationController && made.presentedViewController === list)
    #expect(made.permittedArrowDirections == .any && made.barButtonItem == nil && made.sourceRect.isNull)
    let window = screen(root)
    root.present(list, animated: false)
    window.commit()
    #expect(window.presentations.first === made && made.presentingViewController === root)
    root.dismiss(animated: false)
    #expect(list.popoverPresentationController !== made)
  }

  @Test("In a wide window a popover is shown as such, of the preferred size, and its controller is told of little room")
  func wide() throws {
    _ = popover()
    list.preferredContentSize = CGSize(width: 300, height: 250)
    let window = screen(root, width: 1000)
    root.present(list, animated: false)
    // As on Apple's framework, it may be set up after the call.
    let item = UIBarButtonItem(title: "Options")
    list.popoverPresentationController?.barButtonItem = item
    list.popoverPresentationController?.permittedArrowDirections = .up
    window.commit()
    let shown = try #require(window.presentations.first as? UIPopoverPresentationController)
    #expect(shown.shownStyle == .popover && shown.presentationStyle == .popover && shown.barButtonItem === item)
    #expect(list.view.bounds.size == CGSize(width: 300, height: 250))
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(delegate.journal.taken() == ["style 2", "prepare"])
    list.preferredContentSize = CGSize(width: 310, height: 400)
    window.commit()
    #expect(list.view.bounds.size == CGSize(width: 310, height: 400))
  }

  @Test("A popover points at its item, or at a rectangle of a view, given in the window's points")
  func anchor() throws {
    let made = try #require(popover())
    #expect(made.anchor == nil)
    let view = UIView(frame: CGRect(x: 100, y: 200, width: 30, height: 40))
    let window = screen(root)
    root.view.addSubview(view)
    made.sourceView = view
    root.present(list, animated: false)
    window.commit()
    guard case .rect(let all) = made.anchor else { return #expect(Bool(false), "there is no rectangle") }
    #expect(all == CGRect(x: 100, y: 200, width: 30, height: 40))
    made.sourceRect = CGRect(x: 5, y: 6, width: 7, height: 8)
    guard case .rect(let part) = made.anchor else { return #expect(Bool(false), "there is no rectangle") }
    #expect(part == CGRect(x: 105, y: 206, width: 7, height: 8))
    let item = UIBarButtonItem()
    made.barButtonItem = item
    guard case .item(let shown) = made.anchor else { return #expect(Bool(false), "there is no item") }
    #expect(shown === item)
  }

  @Test("In a narrow window it is a sheet, or what the delegate says, in the controller that the delegate gives")
  func narrow() throws {
    list.modalPresentationStyle = .popover
    let window = screen(root, width: 390)
    root.present(list, animated: false)
    window.commit()
    #expect(window.presentations.map(\.shownStyle) == [.pageSheet])
    root.dismiss(animated: false)

    _ = popover()
    delegate.narrowStyle = .fullScreen
    delegate.wrapper = { UINavigationController(rootViewController: $0) }
    root.present(list, animated: false)
    window.commit()
    let shown = try #require(window.presentations.first)
    #expect(shown.shownStyle == .fullScreen && shown.presentedViewController === list)
    let navigation = try #require(shown.shownViewController as? UINavigationController)
    #expect(root.presentedViewController === navigation && list.navigationController === navigation)
    #expect(list.presentingViewController === root && list.traitCollection.horizontalSizeClass == .compact)
    #expect(delegate.journal.taken() == ["style 1", "controller 0"])
    #expect(list.view.window === window && navigation.view.bounds.size == window.bounds.size)
    list.dismiss(animated: false)
    #expect(root.presentedViewController == nil && list.parent == nil)
    root.present(list, animated: false)
    window.commit()
    #expect(window.presentations.count == 1)
  }

  @Test("The style none keeps the popover in a narrow window")
  func kept() {
    _ = popover()
    delegate.narrowStyle = .none
    let window = screen(root, width: 390)
    root.present(list, animated: false)
    window.commit()
    #expect(window.presentations.map(\.shownStyle) == [.popover])
    #expect(list.view.bounds.size == CGSize(width: 320, height: 480))
  }

  @Test("A popover becomes full screen and back when the window's width changes, and goes on being one presentation")
  func turned() throws {
    let journal = Journal()
    let (root, list) = (JournalController("root", journal), JournalController("list", journal))
    list.modalPresentationStyle = .popover
    list.popoverPresentationController?.delegate = delegate
    delegate.narrowStyle = .fullScreen
    delegate.wrapper = { UINavigationController(rootViewController: $0) }
    let window = screen(root, width: 1000)
    root.present(list, animated: false)
    window.commit()
    _ = journal.taken()
    window.turn(width: 390)
    let shown = try #require(window.presentations.first)
    #expect(shown.shownStyle == .fullScreen && shown.shownViewController is UINavigationController)
    #expect(list.view.window === window && list.navigationController != nil)
    let entries = journal.taken()
    #expect(entries.contains("root did disappear"))
    #expect(entries.last { $0.hasPrefix("list did") } == "list did appear")
    window.turn(width: 1000)
    #expect(window.presentations.first === shown && shown.shownStyle == .popover)
    #expect(shown.shownViewController === list && list.parent == nil && list.view.superview === window)
    #expect(journal.taken().contains("root did appear"))
    #expect(list.view.bounds.size == CGSize(width: 320, height: 480))
    #expect(shown.dismissAsUser() && root.presentedViewController == nil)
  }

  @Test("The user closes a popover: the delegate is asked and told; where the app closes it, it is not")
  func dismissed() throws {
    _ = popover()
    let window = screen(root)
    root.present(list, animated: false)
    window.commit()
    _ = delegate.journal.taken()
    let shown = try #require(window.presentations.first)
    delegate.allowsDismissal = false
    #expect(!shown.dismissAsUser())
    #expect(delegate.journal.taken() == ["should", "attempt"] && window.presentations.count == 1)
    delegate.allowsDismissal = true
    #expect(window.escapeAsUser())
    #expect(delegate.journal.taken() == ["should", "should popover", "will", "did", "did popover"])
    #expect(root.presentedViewController == nil && !window.escapeAsUser())
    _ = popover()
    root.present(list, animated: false)
    window.commit()
    _ = delegate.journal.taken()
    root.dismiss(animated: false)
    #expect(delegate.journal.taken().isEmpty)
  }

  @Test("A controller that is modal stays; one that fills the window is closed by the item for that in its bar")
  func notDismissed() throws {
    let window = screen(root)
    list.isModalInPresentation = true
    list.presentationController?.delegate = delegate
    root.present(list, animated: false)
    window.commit()
    #expect(!window.escapeAsUser())
    #expect(delegate.journal.taken() == ["style 2", "attempt"])
    root.dismiss(animated: false)
    list.modalPresentationStyle = .fullScreen
    let navigation = UINavigationController(rootViewController: list)
    navigation.modalPresentationStyle = .fullScreen
    root.present(navigation, animated: false)
    window.commit()
    #expect(!window.escapeAsUser() && window.presentations.count == 1)
    let done = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak root] _ in root?.dismiss(animated: true) })
    list.navigationItem.rightBarButtonItem = done
    #expect(window.escapeAsUser() && window.presentations.isEmpty)
  }
}

private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  let journal = Journal()
  var narrowStyle = UIModalPresentationStyle.pageSheet
  var wrapper: (UIViewController) -> UIViewController? = { _ in nil }
  var allowsDismissal = true

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    journal.entries.append("style \(traitCollection.horizontalSizeClass.rawValue)")
    return traitCollection.horizontalSizeClass == .compact ? narrowStyle : .none
  }
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    journal.entries.append("controller \(style.rawValue)")
    return wrapper(controller.presentedViewController)
  }
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    journal.entries.append("prepare")
  }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    journal.entries.append("should")
    return allowsDismissal
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    journal.entries.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    journal.entries.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    journal.entries.append("attempt")
  }
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    journal.entries.append("should popover")
    return true
  }
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    journal.entries.append("did popover")
  }
}
