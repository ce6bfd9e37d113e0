import MapKit

/// The list of what can be shown on the map, each with a check mark where it is chosen; any number may be.
@MainActor final class MapOptionsViewController: UITableViewController, UIAdaptivePresentationControllerDelegate {
  private let rows: [ParkMapOption] = [.boundary, .overlay, .pins, .characters, .route]
  private var chosen: Set<ParkMapOption>
  private let isDone: (Set<ParkMapOption>) -> Void

  /// Makes the list; `isDone` is called once it is closed, in whatever way, with what is chosen then.
  init(chosen: Set<ParkMapOption>, isDone: @escaping (Set<ParkMapOption>) -> Void) {
    self.chosen = chosen
    self.isDone = isDone
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Map Options"
    tableView.allowsMultipleSelection = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.close() })
    preferredContentSize = CGSize(width: 280, height: 44 * rows.count)
  }

  private func close() {
    dismiss(animated: true)
    isDone(chosen)
  }

  /// Closed without the button: by a tap beside it, by a swipe or with the Escape key.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { isDone(chosen) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Option")
      ?? UITableViewCell(style: .default, reuseIdentifier: "Option")
    let option = rows[indexPath.row]
    cell.textLabel?.text = option.displayName
    cell.accessoryType = chosen.contains(option) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.formSymmetricDifference([rows[indexPath.row]])
    let isChosen = chosen.contains(rows[indexPath.row])
    tableView.cellForRow(at: indexPath)?.accessoryType = isChosen ? .checkmark : .none
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
