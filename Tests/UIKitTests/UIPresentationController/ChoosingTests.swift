import Testing
import UIKit

/// What the user of an app with a list of options does, from the bar to the list and back, in wide and narrow windows.
@MainActor @Suite struct ChoosingTests {
  private final class Options: UITableViewController {
    let names = ["Park Boundary", "Map Overlay", "Attraction Pins"]
    var chosen: Set<String> = ["Map Overlay"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      cell.accessoryType = chosen.contains(names[indexPath.row]) ? .checkmark : .none
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let isChosen = chosen.remove(names[indexPath.row]) == nil
      if isChosen { chosen.insert(names[indexPath.row]) }
      tableView.cellForRow(at: indexPath)?.accessoryType = isChosen ? .checkmark : .none
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  private final class Map: UIViewController, UIPopoverPresentationControllerDelegate {
    var chosen: Set<String> = []

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Options", primaryAction: UIAction { [unowned self] in show($0.sender as? UIBarButtonItem) })
    }

    private func show(_ item: UIBarButtonItem?) {
      let options = Options()
      options.title = "Options"
      options.modalPresentationStyle = .popover
      options.popoverPresentationController?.barButtonItem = item
      options.popoverPresentationController?.delegate = self
      present(options, animated: true)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .fullScreen }

    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      let options = controller.presentedViewController
      options.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [unowned self] _ in
          dismiss(animated: true)
          chosen = (options as? Options)?.chosen ?? []
        })
      return UINavigationController(rootViewController: options)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      chosen = (presentationController.presentedViewController as? Options)?.chosen ?? []
    }
  }

  private func tapOptions(_ window: UIWindow) throws -> Options {
    let root = try #require(window.rootViewController as? UINavigationController)
    #expect(root.navigationBar.topItem?.rightBarButtonItem?.tapAsUser() == true)
    window.commit()
    return try #require(window.presentations.last?.presentedViewController as? Options)
  }

  private func marks(_ options: Options) -> [Bool] {
    options.tableView.shownSections.flatMap { $0.cells.map { $0.accessoryType == .checkmark } }
  }

  @Test("In a wide window the list is a popover at the button, and a tap beside it ends the choice")
  func wide() throws {
    let map = Map()
    let window = screen(UINavigationController(rootViewController: map), width: 1440, height: 900)
    let options = try tapOptions(window)
    let shown = try #require(window.presentations.last as? UIPopoverPresentationController)
    #expect(shown.shownStyle == .popover && shown.barButtonItem === map.navigationItem.rightBarButtonItem)
    #expect(marks(options) == [false, true, false])
    for row in [0, 1] { options.tableView.tapAsUser(rowAt: IndexPath(row: row, section: 0)) }
    #expect(marks(options) == [true, false, false] && window.needsCommit)
    #expect(shown.dismissAsUser() && map.chosen == ["Park Boundary"] && window.presentations.isEmpty)
  }

  @Test("In a narrow window the list fills it, and Done or Escape ends the choice", arguments: [true, false])
  func narrow(byDone: Bool) throws {
    let map = Map()
    let window = screen(UINavigationController(rootViewController: map), width: 390, height: 844)
    let options = try tapOptions(window)
    let shown = try #require(window.presentations.last)
    let bar = try #require((shown.shownViewController as? UINavigationController)?.navigationBar)
    #expect(shown.shownStyle == .fullScreen && bar.topItem?.title == "Options")
    #expect(options.tableView.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
    options.tableView.tapAsUser(rowAt: IndexPath(row: 2, section: 0))
    #expect(!shown.dismissAsUser())
    if byDone {
      #expect(bar.topItem?.rightBarButtonItem?.tapAsUser() == true)
    } else {
      #expect(window.escapeAsUser())
    }
    #expect(map.chosen == ["Map Overlay", "Attraction Pins"] && window.presentations.isEmpty)
    // It can be opened again.
    #expect(marks(try tapOptions(window)) == [false, true, false])
  }

  @Test("A choice that has begun goes on when the window is turned, and ends as what it has become")
  func turned() throws {
    let map = Map()
    let window = screen(UINavigationController(rootViewController: map), width: 390, height: 844)
    let options = try tapOptions(window)
    options.tableView.tapAsUser(rowAt: IndexPath(row: 0, section: 0))
    window.turn(width: 844, height: 390)
    #expect(window.presentations.map(\.shownStyle) == [.popover])
    #expect(marks(options) == [true, true, false])
    window.turn(width: 390, height: 844)
    #expect(window.presentations.map(\.shownStyle) == [.fullScreen])
    window.turn(width: 844, height: 390)
    #expect(window.escapeAsUser() && map.chosen == ["Park Boundary", "Map Overlay"])
  }
}
