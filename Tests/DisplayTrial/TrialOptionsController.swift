import MapDisplay
import ParkView

/// What the map shows, as a list to tick.
final class TrialOptionsController: UITableViewController {
  private static let names: [ParkMapOption: String] = [
    .boundary: "Park Boundary", .overlay: "Map Overlay", .pins: "Attraction Pins", .characters: "Character Location",
    .route: "Route",
  ]
  private static let order: [ParkMapOption] = [.boundary, .overlay, .pins, .characters, .route]
  private var selected: Set<ParkMapOption>
  private let finish: (Set<ParkMapOption>) -> Void

  init(selected: Set<ParkMapOption>, finish: @escaping (Set<ParkMapOption>) -> Void) {
    (self.selected, self.finish) = (selected, finish)
    super.init(style: .insetGrouped)
    title = "Options"
    preferredContentSize = CGSize(width: 320, height: 300)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    tableView.allowsMultipleSelection = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        finish(selected)
        dismiss(animated: true)
      })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.order.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let option = Self.order[indexPath.row]
    cell.textLabel?.text = Self.names[option]
    cell.accessoryType = selected.contains(option) ? .checkmark : .none
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { toggle(indexPath) }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { toggle(indexPath) }

  private func toggle(_ path: IndexPath) {
    selected.formSymmetricDifference([Self.order[path.row]])
    tableView.cellForRow(at: path)?.accessoryType = selected.contains(Self.order[path.row]) ? .checkmark : .none
  }
}
