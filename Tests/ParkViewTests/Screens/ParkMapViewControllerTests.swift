import MapKit
import Testing

@testable import ParkView

@Suite("The app's screen")
@MainActor struct ParkMapViewControllerTests {
  let controller: ParkMapViewController
  let window: UIWindow

  init() throws {
    controller = ParkMapViewController(try ParkMap(size: CGSize(width: 800, height: 600)))
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.commit()
  }

  private func openOptions() throws -> (table: UITableView, presentation: UIPresentationController) {
    #expect(controller.navigationItem.rightBarButtonItem?.tapAsUser() == true)
    window.commit()
    let presentation = try #require(window.presentations.last)
    let navigation = try #require(presentation.shownViewController as? UINavigationController)
    let list = try #require(navigation.topViewController as? UITableViewController)
    return (list.tableView, presentation)
  }

  private func names(_ table: UITableView, checked: Bool? = nil) -> [String] {
    (0..<table.numberOfRows(inSection: 0)).compactMap { row in
      guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)),
        checked.map({ $0 == (cell.accessoryType == .checkmark) }) ?? true
      else { return nil }
      return cell.textLabel?.text
    }
  }

  @Test("at first start the plan and the pins are on the map, and nothing else")
  func firstStart() {
    #expect(controller.title == "Park View")
    #expect(controller.mapView.overlays.count == 1 && controller.mapView.overlays.first is ParkMapOverlay)
    #expect(controller.mapView.annotations.count == 8)
  }

  @Test("the options are five rows with check marks for what is on the map; a tap turns one over")
  func list() throws {
    let (table, _) = try openOptions()
    #expect(names(table) == ["Park Boundary", "Map Overlay", "Attraction Pins", "Character Location", "Route"])
    #expect(names(table, checked: true) == ["Map Overlay", "Attraction Pins"])
    #expect(table.allowsMultipleSelection)
    table.tapAsUser(rowAt: IndexPath(row: 0, section: 0))
    table.tapAsUser(rowAt: IndexPath(row: 2, section: 0))
    window.commit()
    #expect(names(table, checked: true) == ["Park Boundary", "Map Overlay"])
    #expect(controller.mapView.annotations.count == 8, "nothing changes before the list is closed")
  }

  @Test("Done takes everything off and puts the choice on", arguments: [true, false])
  func done(byButton: Bool) throws {
    let before = controller.mapView.overlays.first
    let (table, presentation) = try openOptions()
    for row in [0, 2, 4] { table.tapAsUser(rowAt: IndexPath(row: row, section: 0)) }
    if byButton {
      let navigation = try #require(presentation.shownViewController as? UINavigationController)
      let done = try #require(navigation.topViewController?.navigationItem.rightBarButtonItem)
      #expect(done.shownTitle == "Done" && done.tapAsUser())
    } else {
      #expect(window.escapeAsUser())
    }
    window.commit()
    #expect(window.presentations.isEmpty)
    #expect(controller.options == [.boundary, .overlay, .route])
    #expect(controller.mapView.annotations.isEmpty && controller.mapView.overlays.count == 3)
    #expect(!controller.mapView.overlays.contains { $0 === before })
  }

  @Test("characters stand somewhere else each time the list is closed")
  func characters() throws {
    var places: Set<String> = []
    controller.show([.characters])
    for _ in 0..<12 {
      _ = try openOptions()
      window.escapeAsUser()
      window.commit()
      places.insert(controller.mapView.overlays.map { "\($0.coordinate)" }.joined())
    }
    #expect(places.count > 1)
  }

  @Test("a popover where there is room, a sheet on a phone")
  func adapts() throws {
    #expect(try openOptions().presentation.shownStyle == .popover)
    let phone = CGSize(width: 390, height: 844)
    window.update(size: phone, traits: UIWindow.traits(for: phone))
    window.commit()
    #expect(window.presentations.last?.shownStyle == .pageSheet)
  }

  @Test("the control names three map types, and choosing one shows it")
  func mapTypes() throws {
    let items = try #require(controller.toolbarItems)
    let control = try #require(items.compactMap { $0.customView as? UISegmentedControl }.first)
    #expect(control.accessibilityLabel == "Map type")
    #expect(
      (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == ["Standard", "Satellite", "Hybrid"])
    #expect(control.selectedSegmentIndex == 0)
    for (index, type) in [(1, MKMapType.satellite), (2, .hybrid), (0, .standard)] {
      #expect(control.selectAsUser(segment: index))
      #expect(controller.mapView.mapType == type)
    }
    controller.showMapType(.hybrid)
    #expect(control.selectedSegmentIndex == 2)
  }
}
