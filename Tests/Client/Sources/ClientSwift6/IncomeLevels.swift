import MapKit
import UIKit

enum IncomeLevel: String, CaseIterable, Sendable {
  case high = "High income"
  case middle = "Middle income"
  case low = "Low income"
}

/// A map of one income level, which a list lets the user choose.
final class WorldMapViewController: UIViewController {
  private(set) var level = IncomeLevel.high
  private(set) var dismissals = 0
  let mapView = MKMapView()

  override func loadView() { view = mapView }

  override func viewDidLoad() {
    super.viewDidLoad()
    mapView.delegate = self
    toolbarItems = [
      .flexibleSpace(),
      UIBarButtonItem(title: "Levels", primaryAction: UIAction { [unowned self] _ in chooseLevel() }),
    ]
    navigationController?.setToolbarHidden(false, animated: false)
  }

  func chooseLevel(completion: (() -> Void)? = nil) {
    let list = IncomeLevelsViewController(level: level) { [weak self] in self?.level = $0 }
    list.modalPresentationStyle = .popover
    if let popover = list.popoverPresentationController {
      popover.barButtonItem = toolbarItems?.last
      popover.delegate = self
    }
    present(list, animated: true, completion: completion)
  }
}

extension WorldMapViewController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
  }

  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    let done = UIBarButtonItem(systemItem: .done)
    done.primaryAction = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    controller.presentedViewController.navigationItem.leftBarButtonItem = done
    return UINavigationController(rootViewController: controller.presentedViewController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { dismissals += 1 }
}

extension WorldMapViewController: MKMapViewDelegate {
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {
    mapView.deselectAnnotation(view.annotation, animated: true)
    chooseLevel()
  }
}

/// A list of income levels, of which one has a check mark.
final class IncomeLevelsViewController: UITableViewController {
  private var level: IncomeLevel
  private let choose: (IncomeLevel) -> Void

  init(level: IncomeLevel, choose: @escaping (IncomeLevel) -> Void) {
    self.level = level
    self.choose = choose
    super.init(style: .insetGrouped)
    title = "Income Levels"
    preferredContentSize = CGSize(width: 320, height: 240)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("not from an archive") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    IncomeLevel.allCases.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "World Bank" }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "level")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "level")
    let shown = IncomeLevel.allCases[indexPath.row]
    cell.textLabel?.text = shown.rawValue
    cell.detailTextLabel?.text = "\(indexPath.row + 1)"
    cell.accessoryType = shown == level ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let row = IncomeLevel.allCases.firstIndex(of: level) {
      tableView.cellForRow(at: IndexPath(row: row, section: 0))?.accessoryType = .none
    }
    level = IncomeLevel.allCases[indexPath.row]
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    choose(level)
  }
}
