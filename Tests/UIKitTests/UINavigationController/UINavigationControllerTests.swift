import Testing
import UIKit

@MainActor @Suite struct UINavigationControllerTests {
  private let journal = Journal()

  private func three() -> [JournalController] {
    ["a", "b", "c"].map { name in
      let controller = JournalController(name, journal)
      controller.title = name.uppercased()
      return controller
    }
  }

  @Test("Controllers pushed and popped come and go; the one at the bottom stays")
  func pushAndPop() {
    let row = three()
    let navigation = UINavigationController(rootViewController: row[0])
    let window = screen(navigation)
    #expect(
      journal.taken() == ["a will move", "a did move", "a load", "a will appear", "a did appear"])
    navigation.pushViewController(row[1], animated: true)
    #expect(
      journal.taken() == [
        "b will move", "a will disappear", "b load", "b will appear", "a did disappear", "b did appear", "b did move",
      ])
    #expect(navigation.topViewController === row[1] && row[1].navigationController === navigation)
    #expect(row[1].view.window === window && row[0].view.window == nil)
    navigation.pushViewController(row[1], animated: true)
    #expect(navigation.viewControllers == [row[0], row[1]] && journal.taken().isEmpty)
    #expect(navigation.popViewController(animated: true) === row[1])
    #expect(
      journal.taken() == [
        "b will leave", "b will disappear", "a will appear", "b did disappear", "a did appear", "b did leave",
      ])
    #expect(navigation.popViewController(animated: true) == nil && row[1].parent == nil)
  }

  @Test("The row is set, and popped to one in it or to the bottom")
  func rows() {
    let row = three()
    let navigation = UINavigationController()
    navigation.viewControllers = row + [row[0]]
    #expect(navigation.viewControllers == row && navigation.topViewController === row[2])
    #expect(navigation.popToViewController(row[1], animated: false) == [row[2]])
    #expect(navigation.popToViewController(row[1], animated: false) == nil)
    #expect(navigation.popToViewController(row[2], animated: false) == nil)
    navigation.pushViewController(row[2], animated: false)
    #expect(navigation.popToRootViewController(animated: false) == [row[1], row[2]])
    #expect(navigation.children == [row[0]])
    #expect(UINavigationController().popToRootViewController(animated: false) == nil)
  }

  @Test("The bar shows the items of the row, and the title below the top leads back")
  func bar() {
    let row = three()
    let navigation = UINavigationController(rootViewController: row[0])
    let bar = navigation.navigationBar
    _ = screen(navigation)
    #expect(bar.topItem === row[0].navigationItem && bar.backItem == nil && bar.shownBackTitle == nil)
    #expect(!navigation.goBackAsUser())
    navigation.pushViewController(row[1], animated: false)
    #expect(bar.items?.count == 2 && bar.topItem?.title == "B" && bar.shownBackTitle == "A")
    row[0].navigationItem.backButtonTitle = "Park"
    #expect(bar.shownBackTitle == "Park")
    row[0].navigationItem.backBarButtonItem = UIBarButtonItem(title: "Map")
    #expect(bar.shownBackTitle == "Map")
    row[1].navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    #expect(bar.shownBackTitle == nil && !navigation.goBackAsUser())
    row[1].navigationItem.leftItemsSupplementBackButton = true
    #expect(bar.shownBackTitle == "Map")
    row[1].navigationItem.hidesBackButton = true
    #expect(bar.shownBackTitle == nil)
    row[1].navigationItem.hidesBackButton = false
    #expect(navigation.goBackAsUser() && navigation.topViewController === row[0])
  }

  @Test("The top view lies between the bars, which are 44 points high where they are shown")
  func layout() {
    let row = three()
    let navigation = UINavigationController(rootViewController: row[0])
    let window = screen(navigation, width: 390, height: 844)
    #expect(row[0].view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    #expect(navigation.isToolbarHidden && navigation.toolbar.isHidden && !navigation.navigationBar.isHidden)
    navigation.setToolbarHidden(false, animated: true)
    window.commit()
    #expect(row[0].view.frame == CGRect(x: 0, y: 44, width: 390, height: 756))
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 800, width: 390, height: 44))
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.pushViewController(row[1], animated: false)
    window.turn(width: 844, height: 390)
    #expect(row[1].view.frame == CGRect(x: 0, y: 0, width: 844, height: 346))
  }

  @Test("The toolbar shows the items of the top controller")
  func toolbar() {
    let row = three()
    let navigation = UINavigationController(rootViewController: row[0])
    let (one, two) = (UIBarButtonItem(title: "one"), UIBarButtonItem(title: "two"))
    row[0].toolbarItems = [one, .flexibleSpace()]
    #expect(navigation.toolbar.items?.first === one && navigation.toolbar.items?.count == 2)
    row[1].setToolbarItems([two], animated: false)
    #expect(navigation.toolbar.items?.first === one)
    navigation.pushViewController(row[1], animated: false)
    #expect(navigation.toolbar.items?.first === two)
    navigation.popViewController(animated: false)
    #expect(navigation.toolbar.items?.first === one)
  }

  @Test("The delegate hears of the top controller before and after")
  func delegate() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var entries: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { entries.append("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { entries.append("did \(viewController.title ?? "")") }
    }
    let row = three()
    let delegate = Delegate()
    let navigation = UINavigationController(rootViewController: row[0])
    navigation.delegate = delegate
    navigation.pushViewController(row[1], animated: false)
    #expect(delegate.entries == ["will B", "did B"] && navigation.visibleViewController === row[1])
  }

  @Test("The size that the top controller prefers is the navigation controller's, with the bar")
  func preferredSize() {
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    controller.preferredContentSize = CGSize(width: 300, height: 200)
    #expect(navigation.preferredContentSize == CGSize(width: 300, height: 244))
    let early = UIViewController()
    early.preferredContentSize = CGSize(width: 200, height: 100)
    #expect(UINavigationController(rootViewController: early).preferredContentSize.height == 144)
  }

  @Test("Items of a navigation item are read and set one by one or together")
  func items() {
    let item = UINavigationItem(title: "Park")
    let (one, two) = (UIBarButtonItem(title: "one"), UIBarButtonItem(title: "two"))
    #expect(item.title == "Park" && item.leftBarButtonItem == nil && item.rightBarButtonItems == nil)
    item.setRightBarButtonItems([one, two], animated: true)
    #expect(item.rightBarButtonItem === one)
    item.rightBarButtonItem = two
    #expect(item.rightBarButtonItems == [two])
    item.setRightBarButton(nil, animated: false)
    #expect(item.rightBarButtonItems == nil)
    item.setLeftBarButton(one, animated: false)
    item.setLeftBarButtonItems([two, one], animated: false)
    #expect(item.leftBarButtonItem === two)
  }
}
