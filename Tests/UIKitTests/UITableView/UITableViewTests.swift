import Testing
import UIKit

@MainActor @Suite struct UITableViewTests {
  private let source = ListSource([["Boundary", "Overlay", "Pins"], ["Route"]])
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)

  /// A window that shows the table.
  private func shown() -> UIWindow {
    (table.dataSource, table.delegate) = (source, source)
    let controller = UIViewController()
    controller.view.addSubview(table)
    return screen(controller)
  }

  private func titles() -> [[String?]] { table.shownSections.map { $0.cells.map(\.textLabel?.text) } }

  @Test("Rows and sections have paths of two numbers")
  func paths() {
    var path = IndexPath(row: 2, section: 1)
    #expect(path.row == 2 && path.section == 1 && path == [1, 2])
    path.row = 5
    path.section = 0
    #expect(path == IndexPath(row: 5, section: 0))
  }

  @Test("A table that is shown has the data source's sections, words and cells, each made once")
  func loading() {
    (table.dataSource, table.delegate) = (source, source)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil && source.made == 0)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 3 && source.made == 0)
    let window = shown()
    #expect(source.made == 4 && table.visibleCells.count == 4)
    #expect(titles() == [["Boundary", "Overlay", "Pins"], ["Route"]])
    #expect(table.shownSections.map(\.header) == ["Section 0", "Section 1"])
    #expect(table.shownSections.map(\.footer) == [nil, nil])
    #expect(source.journal.taken() == ["display 0 0", "display 0 1", "display 0 2", "display 1 0"])
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 1))
    #expect(cell?.textLabel?.text == "Route" && cell?.window === window)
    #expect(cell.flatMap { table.indexPath(for: $0) } == IndexPath(row: 0, section: 1))
    for path: IndexPath in [[2, 0], [0, 3], [0, -1], [-1, 0], [0], [], [0, 0, 0]] {
      #expect(table.cellForRow(at: path) == nil, "\(path)")
    }
    #expect(table.numberOfRows(inSection: 7) == 0 && table.indexPath(for: UITableViewCell()) == nil)
  }

  @Test("Loading anew asks for everything, uses cells again and forgets the selection")
  func reload() {
    let window = shown()
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    source.rows = [["Only"]]
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
    window.commit()
    #expect(titles() == [["Only"]] && source.made == 4)
    #expect(table.visibleCells.count == 1 && table.subviews.count == 1 && first?.isSelected == false)
    source.rows = [["Only", "More"], []]
    table.reloadData()
    window.commit()
    #expect(titles() == [["Only", "More"], []] && source.made == 4)
  }

  @Test("Rows and sections are loaded anew one by one")
  func reloadParts() {
    let window = shown()
    source.rows[0][1] = "Map Overlay"
    table.reloadRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 9, section: 9)], with: .automatic)
    window.commit()
    #expect(titles()[0] == ["Boundary", "Map Overlay", "Pins"])
    source.rows[1] = ["Route", "Characters"]
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.reloadSections(IndexSet([1, 5]), with: .none)
    window.commit()
    #expect(titles()[1] == ["Route", "Characters"] && table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    table.reloadSections(IndexSet(integer: 0), with: .none)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("Cells are made of registered classes, by the initialiser that they override")
  func registered() {
    table.register(OptionCell.self, forCellReuseIdentifier: "option")
    let cell = table.dequeueReusableCell(withIdentifier: "option", for: IndexPath(row: 0, section: 0))
    #expect((cell as? OptionCell)?.detailTextLabel != nil && cell.reuseIdentifier == "option")
    #expect((cell as? OptionCell)?.wasMade == true)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    #expect(table.dequeueReusableCell(withIdentifier: "plain")?.detailTextLabel == nil)
    table.register(nil, forCellReuseIdentifier: "plain")
    #expect(table.dequeueReusableCell(withIdentifier: "plain") == nil)
  }

  @Test("A dequeued cell is told; it keeps its words and its accessory")
  func reuse() {
    let window = shown()
    source.preparation = { _ in }
    table.cellForRow(at: IndexPath(row: 0, section: 1))?.accessoryType = .checkmark
    source.rows = [["One"]]
    table.reloadData()
    window.commit()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? OptionCell
    #expect(cell?.timesPrepared == 1 && cell?.accessoryType == .checkmark)
  }

  @Test("A data source with too many rows, or fewer than none, does no harm")
  func hostileCounts() {
    source.counts = [-5, 2_000_000]
    let window = shown()
    #expect(table.numberOfRows(inSection: 0) == 0 && table.numberOfRows(inSection: 1) == 10_000)
    source.counts = nil
    table.reloadData()
    window.commit()
    #expect(table.visibleCells.count == 4)
  }

  @Test("Rows lie below each other with the words of their sections, as high as is asked for")
  func layout() {
    _ = shown()
    func frame(_ row: Int, _ section: Int) -> CGRect? {
      table.cellForRow(at: IndexPath(row: row, section: section))?.frame
    }
    #expect(frame(0, 0) == CGRect(x: 0, y: 46, width: 320, height: 44))
    #expect(frame(1, 0)?.minY == 90 && frame(0, 1)?.minY == 224 && table.contentSize.height == 268)
    source.height = 60
    table.rowHeight = 60
    table.layoutIfNeeded()
    #expect(frame(1, 0) == CGRect(x: 0, y: 106, width: 320, height: 60))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    table.tableHeaderView = header
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 7))
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 100) && frame(0, 0)?.minY == 146)
    #expect(table.tableFooterView?.frame.maxY == table.contentSize.height)
  }

  @Test("A table is drawn with the words of its sections and its cells")
  func drawing() throws {
    (table.dataSource, table.delegate) = (source, source)
    table.frame.size.height = 280
    let image = try #require(table.picture(scale: 1))
    func ink(_ rows: Range<Int>) throws -> Int {
      try rows.reduce(0) { sum, y in try sum + (16..<100).count { try image.pixel($0, y).red < 150 } }
    }
    #expect(try ink(18..<46) > 20 && ink(46..<90) > 50 && ink(270..<280) == 0)
    #expect(try image.pixel(300, 60) == .white && image.pixel(300, 30) != .white)
  }
}

/// Rows of words, one cell each.
final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]]
  var counts: [Int]?
  var height: CGFloat?
  var made = 0
  var preparation: (UITableViewCell) -> Void = { $0.accessoryType = .none }
  let journal = Journal()
  var isSelectable: (IndexPath) -> IndexPath? = { $0 }
  var isDeselectable: (IndexPath) -> IndexPath? = { $0 }

  init(_ rows: [[String]]) {
    self.rows = rows
    super.init()
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts?.count ?? rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts?[section] ?? rows[section].count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
    cell.textLabel?.text = counts == nil ? rows[indexPath.section][indexPath.row] : "\(indexPath)"
    preparation(cell)
    return cell
  }
  private func makeCell() -> UITableViewCell {
    made += 1
    return OptionCell(style: .default, reuseIdentifier: "row")
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height ?? tableView.rowHeight
  }

  private func note(_ event: String, _ path: IndexPath) {
    journal.entries.append("\(event) \(path.section) \(path.row)")
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    note("display", indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will", indexPath)
    return isSelectable(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("did", indexPath) }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will de", indexPath)
    return isDeselectable(indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("did de", indexPath) }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    note("accessory", indexPath)
  }
}

/// A cell that has two words whatever is asked for, and counts.
final class OptionCell: UITableViewCell {
  private(set) var wasMade = false
  private(set) var timesPrepared = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    wasMade = true
  }
  required init?(coder: NSCoder) { nil }
  override func prepareForReuse() {
    super.prepareForReuse()
    timesPrepared += 1
  }
}
