import Testing
import UIKit

@MainActor @Suite struct UIWindowTests {
  @Test("Any number of changes anywhere in the window calls the handler once, after the code that made them")
  func coalesced() async {
    let root = UIViewController()
    let window = screen(root)
    let (label, button) = (UILabel(), UIButton(type: .system))
    root.view.addSubview(label)
    label.addSubview(button)
    window.commit()
    var count = 0
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      window.changeHandler = {
        count += 1
        if count == 1 { done.resume() }
      }
      label.text = "Goliath"
      button.setTitle("Details", for: .normal)
      button.isEnabled = false
      label.frame.size = CGSize(width: 50, height: 20)
      #expect(count == 0)
    }
    #expect(count == 1)
  }

  @Test("Each kind of thing in the tree tells of its changes")
  func kinds() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = screen(navigation)
    var isDirty = false
    let custom = UISegmentedControl(items: ["Standard", "Satellite"])
    let item = UIBarButtonItem(title: "Options")
    let back = UIBarButtonItem(customView: custom)
    root.navigationItem.rightBarButtonItem = item
    root.toolbarItems = [back]
    let title = UILabel()
    root.navigationItem.titleView = title
    let view = UIView()
    root.view.addSubview(view)
    window.commit()
    window.changeHandler = { isDirty = true }
    let changes: [(String, () -> Void)] = [
      ("title", { root.title = "Park" }), ("item", { item.title = "Layers" }), ("item", { item.isEnabled = false }),
      ("label", { item.accessibilityLabel = "Options" }), ("custom", { custom.selectedSegmentIndex = 1 }),
      ("title view", { title.text = "Park" }), ("bar", { navigation.isToolbarHidden = false }),
      ("view", { view.isHidden = true }), ("view", { view.backgroundColor = .red }),
      ("label", { view.accessibilityLabel = "Map" }), ("place", { view.frame.origin.x = 4 }),
      ("items", { root.navigationItem.leftBarButtonItem = UIBarButtonItem() }),
      ("push", { navigation.pushViewController(UIViewController(), animated: false) }),
      ("pop", { navigation.popViewController(animated: false) }), ("remove", { view.removeFromSuperview() }),
    ]
    for (name, change) in changes {
      isDirty = false
      change()
      #expect(window.needsCommit, "\(name)")
      window.commit()
      #expect(isDirty && !window.needsCommit, "\(name)")
    }
  }

  @Test("A window that is gone is not told any more")
  func gone() {
    let view = UIView()
    do {
      let root = UIViewController()
      root.view.addSubview(view)
      _ = screen(root)
    }
    view.isHidden = true
    #expect(view.window == nil)
  }

  @Test("Another size and other traits reach controllers and views, with those before")
  func traits() {
    final class TraitView: UIView {
      var old: [UITraitCollection?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        old.append(previousTraitCollection)
      }
    }
    let journal = Journal()
    let root = JournalController("root", journal)
    let view = TraitView()
    root.view.addSubview(view)
    let window = screen(root, width: 1000)
    _ = journal.taken()
    #expect(view.traitCollection == window.traitCollection)
    window.turn(width: 390)
    #expect(journal.taken() == ["root traits 2"])
    #expect(view.old.map { $0?.horizontalSizeClass } == [.regular])
    #expect(root.view.bounds.width == 390 && root.traitCollection.horizontalSizeClass == .compact)
    window.turn(width: 391)
    #expect(journal.taken().isEmpty)
    window.turn(width: 391, style: .dark)
    #expect(root.traitCollection.userInterfaceStyle == .dark && view.old.count == 2)
    #expect(UIViewController().traitCollection.horizontalSizeClass == .unspecified)
  }

  @Test("A size that cannot be is ignored")
  func strangeSizes() {
    let window = screen(UIViewController(), width: 500)
    for width in [CGFloat.nan, .infinity, -1] { window.turn(width: width) }
    window.turn(width: 400, height: .nan)
    #expect(window.bounds.size == CGSize(width: 500, height: 800))
  }

  @Test("There is little room below 640 points of width or 480 of height")
  func sizeClasses() {
    let traits = UIWindow.traits(for: CGSize(width: 639, height: 480), style: .dark, displayScale: 3)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.userInterfaceStyle == .dark && traits.displayScale == 3)
    let wide = UIWindow.traits(for: CGSize(width: 640, height: 479))
    #expect(wide.horizontalSizeClass == .regular && wide.verticalSizeClass == .compact)
  }

  @Test("An app that asks for another layout in each layout does not hold the commit up")
  func endless() {
    final class Restless: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        setNeedsLayout()
      }
    }
    let root = UIViewController()
    let view = Restless()
    root.view.addSubview(view)
    _ = screen(root)
    #expect(view.count > 0 && view.count < 100)
  }
}
