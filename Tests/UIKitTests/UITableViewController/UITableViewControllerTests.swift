import Testing
import UIKit

@MainActor @Suite struct UITableViewControllerTests {
  private final class Levels: UITableViewController {
    let levels = ["High", "Low"]
    var chosen: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "level")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { levels.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "level", for: indexPath)
      cell.textLabel?.text = levels[indexPath.row]
      return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Income" }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(levels[indexPath.row])
      tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      tableView.cellForRow(at: indexPath)?.accessoryType = .none
    }
  }

  @Test("The table is the view, as large as the window, and asks the subclass")
  func subclass() throws {
    let controller = Levels(style: .insetGrouped)
    let window = screen(controller)
    let table = try #require(controller.tableView)
    #expect(controller.view === table && table.style == .insetGrouped && table.bounds.size == window.bounds.size)
    #expect(table.shownSections.first?.cells.map(\.textLabel?.text) == ["High", "Low"])
    #expect(table.shownSections.first?.header == "Income")
    table.tapAsUser(rowAt: IndexPath(row: 1, section: 0))
    table.tapAsUser(rowAt: IndexPath(row: 0, section: 0))
    #expect(controller.chosen == ["Low", "High"])
    #expect(table.visibleCells.map(\.accessoryType) == [.checkmark, .none])
    #expect(UITableViewController().tableView.style == .plain)
    let empty = screen(UITableViewController())
    #expect((empty.rootViewController as? UITableViewController)?.tableView.shownSections.first?.cells.isEmpty == true)
  }

  @Test("The selection is cleared each time the view appears, unless it is to stay")
  func clearing() {
    let controller = Levels()
    let window = screen(controller)
    controller.tableView.tapAsUser(rowAt: IndexPath(row: 0, section: 0))
    window.isHidden = true
    window.isHidden = false
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    controller.clearsSelectionOnViewWillAppear = false
    controller.tableView.tapAsUser(rowAt: IndexPath(row: 0, section: 0))
    window.isHidden = true
    window.isHidden = false
    #expect(controller.tableView.indexPathForSelectedRow != nil)
  }

  @Test("Another table takes the place of the first; within another view it is only the table")
  func otherTable() {
    let controller = Levels()
    let table = UITableView(frame: .zero, style: .grouped)
    controller.tableView = table
    #expect(controller.view === table && table.dataSource === controller && table.delegate === controller)
    let container = UIView()
    let inner = UITableView()
    controller.view = container
    container.addSubview(inner)
    controller.tableView = inner
    #expect(controller.view === container && controller.tableView === inner && inner.dataSource === controller)
  }
}
