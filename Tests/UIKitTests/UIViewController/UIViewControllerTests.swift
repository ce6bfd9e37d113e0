import Testing
import UIKit

@MainActor @Suite struct UIViewControllerTests {
  @Test("The view is loaded when it is first asked for, once, and is as large as where it will be shown")
  func loading() {
    let journal = Journal()
    let controller = JournalController("map", journal)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    controller.loadViewIfNeeded()
    #expect(journal.taken() == ["map load"] && controller.isViewLoaded)
    #expect(controller.view.next === controller)
    final class OwnView: UIViewController {
      override func loadView() { view = UILabel() }
    }
    #expect(OwnView().view is UILabel)
    final class NoView: UIViewController {
      override func loadView() {}
    }
    #expect(NoView().view != nil)
  }

  @Test("Another view takes the place of the first, and without one it is loaded anew")
  func otherView() {
    let journal = Journal()
    let controller = JournalController("map", journal)
    let first = controller.view
    controller.view = UILabel()
    #expect(first?.next == nil && controller.view is UILabel && journal.taken() == ["map load"])
    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(!(controller.view is UILabel) && journal.taken() == ["map load"])
  }

  @Test("Another view takes the place of one that is shown")
  func otherViewShown() {
    let controller = UIViewController()
    let window = screen(controller)
    let (old, label) = (controller.view, UILabel())
    controller.view = label
    #expect(label.superview === window && label.frame == window.bounds && old?.superview == nil)
    #expect(window.subviews == [label])
  }

  @Test("A root controller appears with its window and disappears with it")
  func root() {
    let journal = Journal()
    let controller = JournalController("map", journal)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
    window.rootViewController = controller
    #expect(journal.taken() == ["map load"])
    #expect(controller.view.frame == window.bounds && controller.view.window === window)
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    #expect(journal.taken() == ["map will appear", "map did appear"])
    window.isHidden = true
    #expect(journal.taken() == ["map will disappear", "map did disappear"])
    window.isHidden = false
    _ = journal.taken()
    let other = JournalController("other", journal)
    window.rootViewController = other
    #expect(
      journal.taken() == [
        "map will disappear", "map did disappear", "other load", "other will appear", "other did appear",
      ])
    #expect(controller.view.window == nil && other.view.window === window)
  }

  @Test("A child whose view lies in the parent's comes and goes with it")
  func children() {
    let journal = Journal()
    let (parent, child) = (JournalController("parent", journal), JournalController("child", journal))
    parent.addChild(child)
    #expect(child.parent === parent && parent.children == [child])
    #expect(journal.taken() == ["child will move"])
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = journal.taken()
    let window = screen(parent)
    #expect(
      journal.taken() == ["parent will appear", "child will appear", "parent did appear", "child did appear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      journal.taken() == ["child will leave", "child will disappear", "child did disappear", "child did leave"])
    #expect(child.parent == nil && parent.children.isEmpty)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(journal.taken() == ["child will move", "child will appear", "child did appear"])
    window.isHidden = true
    #expect(journal.taken().count == 4)
  }

  @Test("A controller cannot be a child of itself or of what lies in it")
  func rings() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    inner.addChild(outer)
    outer.addChild(outer)
    #expect(outer.parent == nil && inner.children.isEmpty)
    inner.addChild(UIViewController())
    outer.addChild(inner)
    #expect(outer.children == [inner])
  }

  @Test("The title is that of the navigation item, which may have another")
  func title() {
    let controller = UIViewController()
    #expect(controller.navigationItem.title == nil)
    controller.title = "Park"
    #expect(controller.navigationItem.title == "Park")
    controller.navigationItem.title = "Options"
    #expect(controller.title == "Park")
    let early = UIViewController()
    early.title = "Early"
    #expect(early.navigationItem.title == "Early")
  }

  @Test("Layout calls come round the view's own, for a new size")
  func layout() {
    final class LayoutController: UIViewController {
      var sizes: [CGFloat] = []
      override func viewWillLayoutSubviews() { sizes.append(-view.bounds.width) }
      override func viewDidLayoutSubviews() { sizes.append(view.bounds.width) }
    }
    let controller = LayoutController()
    let window = screen(controller, width: 700)
    #expect(controller.sizes == [-700, 700])
    window.turn(width: 400)
    #expect(controller.sizes == [-700, 700, -400, 400])
  }
}
