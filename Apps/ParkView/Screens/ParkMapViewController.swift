import MapDisplay

/// The app's one screen: the map, and the choice of what is on it.
@MainActor package final class ParkMapViewController: UIViewController, LinkedController {
  private let parkMap: ParkMap
  /// What is on the map.
  package private(set) var options: Set<ParkMapOption> = []
  /// The options at first start.
  package static let firstOptions: Set<ParkMapOption> = [.overlay, .pins]

  private let mapTypes: [(name: String, type: MKMapType)] = [
    ("Standard", .standard), ("Satellite", .satellite), ("Hybrid", .hybrid),
  ]
  private lazy var mapTypeControl = UISegmentedControl(items: mapTypes.map(\.name))

  package var mapView: MKMapView { parkMap.mapView }

  /// Makes the screen for a map.
  package init(_ parkMap: ParkMap) {
    self.parkMap = parkMap
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func loadView() { view = mapView }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Park View"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Options", primaryAction: UIAction { [weak self] _ in self?.showOptions() })
    mapTypeControl.accessibilityLabel = "Map type"
    mapTypeControl.addAction(
      UIAction { [weak self] _ in
        guard let self, self.mapTypes.indices.contains(self.mapTypeControl.selectedSegmentIndex) else { return }
        self.mapView.mapType = self.mapTypes[self.mapTypeControl.selectedSegmentIndex].type
      }, for: .valueChanged)
    toolbarItems = [
      .flexibleSpace(), UIBarButtonItem(customView: mapTypeControl), .flexibleSpace(),
    ]
    showMapType(mapView.mapType)
    if options.isEmpty { show(Self.firstOptions) }
  }

  /// Shows a type of map, and on the control that it is shown; one that the control does not offer is not shown.
  package func showMapType(_ type: MKMapType) {
    guard let index = mapTypes.firstIndex(where: { $0.type == type }) else { return }
    mapView.mapType = type
    mapTypeControl.selectedSegmentIndex = index
  }

  /// Takes everything off the map and puts what the options name on it: characters appear somewhere else each time.
  package func show(_ options: Set<ParkMapOption>) {
    self.options = options
    var generator = SystemRandomNumberGenerator()
    do throws(ParkDataError) {
      try parkMap.show(options, using: &generator)
    } catch {
      // The program has read all of it when it started: it can only have been damaged since.
      FileHandle.standardError.write(Data("parkview: \(error)\n".utf8))
    }
  }

  /// What is on the map, and its type.
  package var linkItems: [URLQueryItem] {
    let names = ParkMapOption.allCases.filter(options.contains).map(\.rawValue)
    return [
      URLQueryItem(name: "type", value: mapTypes.first { $0.type == mapView.mapType }?.name.lowercased()),
      URLQueryItem(name: "show", value: names.isEmpty ? "none" : names.joined(separator: ",")),
    ]
  }

  package func open(_ linkItems: [URLQueryItem]) {
    let values = Dictionary(linkItems.map { ($0.name, $0.value ?? "") }) { first, _ in first }
    if let name = values["type"], let type = mapTypes.first(where: { $0.name.lowercased() == name })?.type {
      showMapType(type)
    }
    guard let names = values["show"] else { return }
    let linked = names.split(separator: ",").compactMap { ParkMapOption(rawValue: String($0)) }
    if !linked.isEmpty || names == "none" { show(Set(linked)) }
  }

  private func showOptions() {
    let controller = MapOptionsViewController(chosen: options) { [weak self] in self?.show($0) }
    let navigation = UINavigationController(rootViewController: controller)
    navigation.modalPresentationStyle = .popover
    navigation.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    navigation.popoverPresentationController?.permittedArrowDirections = .up
    navigation.presentationController?.delegate = controller
    present(navigation, animated: true)
  }
}
