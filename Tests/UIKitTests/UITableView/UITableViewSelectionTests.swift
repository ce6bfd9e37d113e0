import Testing
import UIKit

@MainActor @Suite struct UITableViewSelectionTests {
  private let source = ListSource([["Boundary", "Overlay", "Pins"], ["Route"]])
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
  private let one = IndexPath(row: 0, section: 0)
  private let two = IndexPath(row: 1, section: 0)
  private let three = IndexPath(row: 0, section: 1)

  private func shown() -> UIWindow {
    (table.dataSource, table.delegate) = (source, source)
    let controller = UIViewController()
    controller.view.addSubview(table)
    let window = screen(controller)
    _ = source.journal.taken()
    return window
  }

  @Test("The user selects one row in place of another; the delegate is asked and told, for a selected row too")
  func single() {
    let window = shown()
    #expect(table.tapAsUser(rowAt: one))
    #expect(source.journal.taken() == ["will 0 0", "did 0 0"] && table.indexPathForSelectedRow == one)
    #expect(table.cellForRow(at: one)?.isSelected == true && window.needsCommit)
    #expect(table.tapAsUser(rowAt: three))
    #expect(source.journal.taken() == ["will 1 0", "will de 0 0", "did de 0 0", "did 1 0"])
    #expect(table.indexPathsForSelectedRows == [three] && table.cellForRow(at: one)?.isSelected == false)
    #expect(table.tapAsUser(rowAt: three))
    #expect(source.journal.taken() == ["will 1 0", "did 1 0"] && table.indexPathsForSelectedRows == [three])
  }

  @Test("Several rows are selected in the order of taps; a tap on one of them deselects it")
  func several() {
    _ = shown()
    table.allowsMultipleSelection = true
    for path in [three, one, two] { table.tapAsUser(rowAt: path) }
    #expect(table.indexPathsForSelectedRows == [three, one, two])
    _ = source.journal.taken()
    #expect(table.tapAsUser(rowAt: one))
    #expect(source.journal.taken() == ["will de 0 0", "did de 0 0"])
    #expect(table.indexPathsForSelectedRows == [three, two])
    source.isDeselectable = { _ in nil }
    #expect(!table.tapAsUser(rowAt: two) && table.indexPathsForSelectedRows == [three, two])
    table.allowsMultipleSelection = false
    #expect(table.indexPathsForSelectedRows == [three])
  }

  @Test("The delegate may refuse a row, or name another")
  func refused() {
    _ = shown()
    source.isSelectable = { [two] path in path == two ? nil : two }
    #expect(!table.tapAsUser(rowAt: two) && table.indexPathForSelectedRow == nil)
    #expect(table.tapAsUser(rowAt: one) && table.indexPathForSelectedRow == two)
    source.isSelectable = { _ in IndexPath(row: 40, section: 2) }
    #expect(!table.tapAsUser(rowAt: one))
  }

  @Test("A tap on what is not there, on a closed row, or in a table without selection does nothing")
  func nothing() {
    _ = shown()
    for path: IndexPath in [[0, 3], [5, 0], [0, -1], [0]] { #expect(!table.tapAsUser(rowAt: path)) }
    table.cellForRow(at: one)?.isUserInteractionEnabled = false
    #expect(!table.tapAsUser(rowAt: one))
    table.allowsSelection = false
    #expect(!table.tapAsUser(rowAt: two) && source.journal.taken().isEmpty)
  }

  @Test("Code selects and deselects without the delegate, and asks for rows to be brought in sight")
  func byCode() {
    (table.dataSource, table.delegate) = (source, source)
    table.selectRow(at: two, animated: false, scrollPosition: .middle)
    #expect(table.indexPathForSelectedRow == two)
    #expect(table.scrollRequest?.indexPath == two && table.scrollRequest?.position == .middle)
    _ = shown()
    #expect(table.cellForRow(at: two)?.isSelected == true)
    table.selectRow(at: one, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [one] && table.cellForRow(at: two)?.isSelected == false)
    table.selectRow(at: IndexPath(row: 9, section: 9), animated: false, scrollPosition: .top)
    #expect(table.indexPathsForSelectedRows == [one] && table.scrollRequest?.indexPath == two)
    table.deselectRow(at: two, animated: false)
    table.deselectRow(at: one, animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
    table.allowsMultipleSelection = true
    for path in [one, two] { table.selectRow(at: path, animated: false, scrollPosition: .none) }
    #expect(table.indexPathsForSelectedRows == [one, two])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil && source.journal.taken().isEmpty)
  }

  @Test("The button at the end of a row tells the delegate; a control there is used")
  func accessories() {
    _ = shown()
    #expect(!table.tapAccessoryAsUser(rowAt: one))
    table.cellForRow(at: one)?.accessoryType = .detailButton
    #expect(table.tapAccessoryAsUser(rowAt: one) && source.journal.taken() == ["accessory 0 0"])
    var count = 0
    table.cellForRow(at: one)?.accessoryView = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
    #expect(table.tapAccessoryAsUser(rowAt: one) && count == 1 && source.journal.taken().isEmpty)
    #expect(!table.tapAccessoryAsUser(rowAt: IndexPath(row: 8, section: 0)))
  }

  @Test("A delegate may load the table anew when a row is selected")
  func reloadMeanwhile() {
    let window = shown()
    source.isSelectable = { [weak table, weak source] path in
      source?.rows = []
      table?.reloadData()
      return path
    }
    #expect(!table.tapAsUser(rowAt: three))
    window.commit()
    #expect(table.shownSections.isEmpty)
  }
}
