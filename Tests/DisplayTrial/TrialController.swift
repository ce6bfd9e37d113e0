import MapDisplay
import ParkView

/// A map with every kind of control that a page can show, for the tests in a browser.
final class TrialController: UIViewController, UIPopoverPresentationControllerDelegate, LinkedController {
  private let park: ParkMap
  private var options: Set<ParkMapOption> = [.overlay, .pins]
  private let types: [(name: String, type: MKMapType)] = [
    ("Standard", .standard), ("Satellite", .satellite), ("Hybrid", .hybrid),
  ]
  private lazy var typeControl = UISegmentedControl(items: types.map(\.name))
  private lazy var optionsItem = UIBarButtonItem(
    title: "Options", primaryAction: UIAction { [weak self] _ in self?.showOptions() })

  init(park: ParkMap) {
    self.park = park
    super.init(nibName: nil, bundle: nil)
    title = "Park"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    let map = park.mapView
    map.frame = view.bounds
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(map)
    typeControl.accessibilityLabel = "Map type"
    typeControl.selectedSegmentIndex = 0
    typeControl.addAction(UIAction { [weak self] _ in self?.changeType() }, for: .valueChanged)
    toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: typeControl), .flexibleSpace()]
    navigationItem.rightBarButtonItem = optionsItem
    show(options)
  }

  private func changeType() {
    let index = typeControl.selectedSegmentIndex
    if types.indices.contains(index) { park.mapView.mapType = types[index].type }
  }

  func show(_ new: Set<ParkMapOption>) {
    options = new
    var generator = SystemRandomNumberGenerator()
    try? park.show(new, using: &generator)
  }

  private func showOptions() {
    let list = TrialOptionsController(selected: options) { [weak self] in self?.show($0) }
    let shown = UINavigationController(rootViewController: list)
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.barButtonItem = optionsItem
    shown.popoverPresentationController?.permittedArrowDirections = .up
    shown.popoverPresentationController?.delegate = self
    present(shown, animated: true)
  }

  var linkItems: [URLQueryItem] {
    let shown = ParkMapOption.allCases.filter(options.contains).map(\.rawValue).joined(separator: ",")
    let index = typeControl.selectedSegmentIndex
    return [
      URLQueryItem(name: "type", value: types.indices.contains(index) ? types[index].name.lowercased() : "standard"),
      URLQueryItem(name: "show", value: shown.isEmpty ? "none" : shown),
    ]
  }

  func open(_ linkItems: [URLQueryItem]) {
    for item in linkItems {
      guard let value = item.value else { continue }
      if item.name == "type", let index = types.firstIndex(where: { $0.name.lowercased() == value }) {
        typeControl.selectedSegmentIndex = index
        changeType()
      }
      if item.name == "show" {
        show(Set(value.split(separator: ",").compactMap { ParkMapOption(rawValue: String($0)) }))
      }
    }
  }
}
