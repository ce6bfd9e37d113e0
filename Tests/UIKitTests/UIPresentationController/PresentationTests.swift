import Testing
import UIKit

@MainActor @Suite struct PresentationTests {
  private let journal = Journal()

  private func controllers() -> (root: JournalController, other: JournalController) {
    (JournalController("root", journal), JournalController("other", journal))
  }

  @Test("A sheet appears over a controller that stays, by the next commit; the end of it is told")
  func sheet() {
    let (root, other) = controllers()
    let window = screen(root)
    _ = journal.taken()
    root.present(other, animated: true) { journal.entries.append("completed") }
    #expect(journal.taken().isEmpty && root.presentedViewController === other)
    #expect(other.presentingViewController === root && window.presentations.isEmpty)
    window.commit()
    #expect(journal.taken() == ["other load", "other will appear", "other did appear", "completed"])
    #expect(window.presentations.map(\.shownStyle) == [.pageSheet])
    #expect(other.view.window === window && other.view.frame == window.bounds)
    root.dismiss(animated: true) { journal.entries.append("dismissed") }
    #expect(journal.taken() == ["other will disappear", "other did disappear", "dismissed"])
    #expect(root.presentedViewController == nil && other.presentingViewController == nil)
    #expect(other.view.window == nil && window.presentations.isEmpty)
  }

  @Test("What fills the window covers the controller below, which disappears meanwhile")
  func fullScreen() {
    let (root, other) = controllers()
    let window = screen(root)
    _ = journal.taken()
    other.modalPresentationStyle = .fullScreen
    root.present(other, animated: false)
    window.commit()
    #expect(
      journal.taken() == [
        "other load", "root will disappear", "other will appear", "root did disappear", "other did appear",
      ])
    other.dismiss(animated: false)
    #expect(
      journal.taken() == ["other will disappear", "root will appear", "other did disappear", "root did appear"])
  }

  @Test("Commits come by themselves after the code that asked for them")
  func byItself() async {
    let (root, other) = controllers()
    let window = screen(root)
    _ = journal.taken()
    await withCheckedContinuation { done in root.present(other, animated: true) { done.resume() } }
    #expect(window.presentations.count == 1)
  }

  @Test("The outermost parent presents; a child can close it, the presented and what lies in it too")
  func parents() {
    let (root, other) = controllers()
    let (outer, inner) = (UINavigationController(rootViewController: root), UINavigationController())
    inner.pushViewController(other, animated: false)
    let window = screen(outer)
    root.present(inner, animated: false)
    window.commit()
    #expect(root.presentedViewController === inner && outer.presentedViewController === inner)
    #expect(other.presentingViewController === outer)
    other.dismiss(animated: false)
    #expect(outer.presentedViewController == nil)
    root.present(inner, animated: false)
    window.commit()
    root.dismiss(animated: false)
    #expect(window.presentations.isEmpty)
  }

  @Test("Closing a controller closes what is presented over it; a presenter closes that and stays")
  func chains() {
    let (root, other) = controllers()
    let third = JournalController("third", journal)
    let window = screen(root)
    root.present(other, animated: false)
    window.commit()
    other.present(third, animated: false)
    window.commit()
    #expect(window.presentations.map(\.presentedViewController) == [other, third])
    _ = journal.taken()
    other.dismiss(animated: false)
    #expect(window.presentations.map(\.presentedViewController) == [other])
    other.present(third, animated: false)
    window.commit()
    _ = journal.taken()
    root.dismiss(animated: false)
    #expect(window.presentations.isEmpty)
    #expect(
      journal.taken() == [
        "third will disappear", "third did disappear", "other will disappear", "other did disappear",
      ])
  }

  @Test("Nothing is presented outside of a window, twice, by one that presents already, or that has a parent")
  func refused() {
    let (root, other) = controllers()
    root.present(other, animated: false) { journal.entries.append("completed") }
    #expect(root.presentedViewController == nil && journal.taken().isEmpty)
    let window = screen(root)
    root.present(other, animated: false)
    window.commit()
    let third = UIViewController()
    root.present(third, animated: false)
    other.present(other, animated: false)
    other.present(root, animated: false)
    window.commit()
    #expect(window.presentations.map(\.presentedViewController) == [other])
    root.dismiss(animated: false)
    let child = UIViewController()
    root.addChild(child)
    root.present(child, animated: false)
    window.commit()
    #expect(window.presentations.isEmpty)
  }

  @Test("One controller may be presented again; one closed before it appears does not appear")
  func again() {
    let (root, other) = controllers()
    let window = screen(root)
    for _ in 0..<3 {
      root.present(other, animated: false)
      window.commit()
      #expect(window.presentations.count == 1)
      root.dismiss(animated: false)
    }
    _ = journal.taken()
    root.present(other, animated: false) { journal.entries.append("completed") }
    root.dismiss(animated: false)
    window.commit()
    #expect(journal.taken().isEmpty && window.presentations.isEmpty && root.presentedViewController == nil)
  }

  @Test("A presentation keeps neither controller after its end, nor a window that is gone while it lasts")
  func released() {
    weak var weakOther: UIViewController?
    weak var weakRoot: UIViewController?
    do {
      let root = UIViewController()
      let window = screen(root)
      do {
        let other = UIViewController()
        other.modalPresentationStyle = .popover
        _ = other.popoverPresentationController
        root.present(other, animated: false)
        window.commit()
        (weakOther, weakRoot) = (other, root)
        root.dismiss(animated: false)
      }
      #expect(weakOther == nil)
      let again = UIViewController()
      root.present(again, animated: false)
      window.commit()
      weakOther = again
    }
    #expect(weakOther == nil && weakRoot == nil)
  }

  @Test("A closure at the end of a presentation may present the next")
  func nested() {
    let (root, other) = controllers()
    let window = screen(root)
    let third = UIViewController()
    root.present(other, animated: false) { other.present(third, animated: false) }
    window.commit()
    #expect(window.presentations.map(\.presentedViewController) == [other, third])
  }
}
