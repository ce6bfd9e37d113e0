import Foundation
import Testing

@testable import MapDisplay

@MainActor @Suite struct PageTests {
  /// A table of three rows to tick, which counts what is done to it.
  private final class Rows: UITableViewController {
    var tapped: [Int] = []
    override func viewDidLoad() {
      title = "Rows"
      tableView.allowsMultipleSelection = true
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "detail"
      cell.accessoryType = indexPath.row == 1 ? .checkmark : .none
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tapped.append(indexPath.row)
    }
  }

  /// A controller with bars, controls and a map.
  private final class Panel: UIViewController {
    let map: MKMapView
    let rows = Rows()
    let kinds = UISegmentedControl(items: ["One", "Two"])
    let button = UIButton(type: .system)
    var events: [String] = []
    lazy var item = UIBarButtonItem(
      title: "Open", primaryAction: UIAction { [weak self] _ in self?.open() })

    init(_ map: MKMapView) {
      self.map = map
      super.init(nibName: nil, bundle: nil)
      title = "Panel"
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      map.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
      button.frame = CGRect(x: 10, y: 310, width: 80, height: 30)
      button.setTitle("Press", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.events.append("pressed") }, for: .touchUpInside)
      kinds.accessibilityLabel = "Kind"
      kinds.addAction(
        UIAction { [weak self] _ in self?.events.append("kind \(self?.kinds.selectedSegmentIndex ?? -1)") },
        for: .valueChanged)
      view.addSubview(map)
      view.addSubview(button)
      navigationItem.rightBarButtonItem = item
      toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: kinds)]
    }

    private func open() {
      let shown = UINavigationController(rootViewController: rows)
      shown.modalPresentationStyle = .popover
      shown.popoverPresentationController?.barButtonItem = item
      present(shown, animated: true)
    }
  }

  private final class Box { var panel: Panel? }

  /// A page with a panel on it.
  private func open() async throws -> (display: TestDisplay, screen: String, stream: TestStream, panel: Panel) {
    let box = Box()
    let display = try TestDisplay(root: { map in
      let panel = Panel(map)
      box.panel = panel
      let navigation = UINavigationController(rootViewController: panel)
      navigation.isToolbarHidden = false
      return navigation
    })
    let screen = try await display.openScreen()
    let stream = try #require(await display.listen(screen))
    return (display, screen, stream, try #require(box.panel))
  }

  private func page(_ stream: TestStream) throws -> PageState {
    let last = stream.take().last { $0.sections["page"] != nil }
    let json = try JSONSerialization.data(withJSONObject: try #require(last?.sections["page"]))
    return try JSONDecoder().decode(PageState.self, from: json)
  }

  private func use(_ id: Int, _ extra: String, _ display: TestDisplay, _ screen: String) async {
    let response = await display.post("\(screen)/messages", "{\"type\":\"control\",\"control\":\(id)\(extra)}")
    #expect(response.status == 204)
  }

  @Test("bars, controls and the map are told with their names, words and places") func nodes() async throws {
    let (_, _, stream, _) = try await open()
    let root = try #require(try page(stream).root)
    #expect(root.kind == .navigation)
    #expect(root.bar?.title == "Panel")
    #expect(root.bar?.right.map(\.text) == ["Open"])
    #expect(root.toolbar?.map(\.kind) == [.space, .segments])
    let segments = try #require(root.toolbar?.last)
    #expect(segments.name == "Kind")
    #expect(segments.segments?.map(\.text) == ["One", "Two"])
    let content = try #require(root.children?.first?.children)
    #expect(content.map(\.kind) == [.map, .button])
    #expect(content.first?.frame == [0, 0, 400, 300])
    #expect(content.last?.text == "Press")
  }

  @Test("what is used on the page is used in the app") func uses() async throws {
    let (display, screen, stream, panel) = try await open()
    let root = try #require(try page(stream).root)
    let button = try #require(root.children?.first?.children?.last)
    let segments = try #require(root.toolbar?.last)
    await use(button.id, "", display, screen)
    await use(segments.id, ",\"index\":1", display, screen)
    #expect(panel.events == ["pressed", "kind 1"])
    let after = try #require(try page(stream).root?.toolbar?.last)
    #expect(after.index == 1)
    #expect(after.id == segments.id)
    for index in [-1, 2, .max, .min] { await use(segments.id, ",\"index\":\(index)", display, screen) }
    #expect(panel.events.count == 2)
  }

  @Test("a popover is told with what it points at, its rows can be ticked, and Escape closes it")
  func popover() async throws {
    let (display, screen, stream, panel) = try await open()
    let item = try #require(try page(stream).root?.bar?.right.first)
    await use(item.id, "", display, screen)
    let state = try page(stream)
    let shown = try #require(state.presentations.first)
    #expect(shown.style == "popover" && shown.name == "Rows" && shown.anchor == item.id && shown.isDismissable)
    let list = try #require(shown.content.children?.first)
    #expect(list.kind == .list && list.isChecklist == true)
    #expect(list.sections?.first?.rows.map(\.isChecked) == [false, true, false])
    #expect(list.sections?.first?.rows.first?.name == "Row 0, detail")
    await use(list.id, ",\"section\":0,\"row\":2", display, screen)
    for path in [(0, 3), (1, 0), (-1, 0), (0, -1), (.max, .max)] as [(Int, Int)] {
      await use(list.id, ",\"section\":\(path.0),\"row\":\(path.1)", display, screen)
    }
    #expect(panel.rows.tapped == [2])
    _ = stream.take()
    _ = await display.post("\(screen)/messages", #"{"type":"escape"}"#)
    #expect(try page(stream).presentations.isEmpty)
    await use(list.id, ",\"section\":0,\"row\":0", display, screen)
    #expect(panel.rows.tapped == [2])
  }

  @Test("on a narrow page the popover is a sheet") func narrow() async throws {
    let (display, screen, stream, _) = try await open()
    let item = try #require(try page(stream).root?.bar?.right.first)
    await use(item.id, "", display, screen)
    _ = stream.take()
    _ = await display.post(
      "\(screen)/messages", #"{"type":"resize","size":{"width":390,"height":844,"scale":3,"dark":true}}"#)
    let shown = try #require(try page(stream).presentations.first)
    #expect(shown.style == "sheet")
    await use(shown.id, "", display, screen)
    #expect(try page(stream).presentations.isEmpty)
  }

  @Test("a map that goes out of sight and comes back is told anew") func mapComesAndGoes() async throws {
    let (display, _, stream, panel) = try await open()
    let first = try #require(stream.take().first?.section("view")?["number"] as? Int)
    let page = try #require(display.display.sessions.screens.first)
    panel.map.isHidden = true
    panel.view.setNeedsLayout()
    page.refreshIfNeeded()
    #expect(stream.take().last?.section("page") != nil)
    panel.map.isHidden = false
    panel.view.setNeedsLayout()
    page.refreshIfNeeded()
    let again = try #require(stream.take().last?.section("view")?["number"] as? Int)
    #expect(again > first)
  }
}
