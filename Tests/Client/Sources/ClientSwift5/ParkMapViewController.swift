import MapKit
import UIKit

// As the app is on iOS, but for closures in place of selectors and views made in code in place of a storyboard.
class ParkMapViewController: UIViewController {
  let mapView = MKMapView(frame: .zero)
  let mapTypes = UISegmentedControl(items: ["Standard", "Satellite", "Hybrid"])
  var selectedOptions: [MapOption] = [.overlay, .pins]
  var optionsItem = UIBarButtonItem()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Park"
    mapView.frame = view.bounds
    mapView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    mapView.accessibilityLabel = "Map"
    view.addSubview(mapView)
    mapTypes.selectedSegmentIndex = 0
    mapTypes.addAction(UIAction { [weak self] _ in self?.mapTypeChanged() }, for: .valueChanged)
    navigationItem.titleView = mapTypes
    optionsItem = UIBarButtonItem(title: "Options", primaryAction: UIAction { [weak self] _ in self?.showOptions() })
    navigationItem.rightBarButtonItem = optionsItem
    let tap = UITapGestureRecognizer(
      primaryAction: UIAction { action in
        guard let tap = action.sender as? UITapGestureRecognizer else { return }
        print("tapped", tap.location(in: tap.view))
      })
    mapView.addGestureRecognizer(tap)
  }

  func mapTypeChanged() {
    switch mapTypes.selectedSegmentIndex {
    case 1: mapView.mapType = .satellite
    case 2: mapView.mapType = .hybrid
    default: mapView.mapType = .standard
    }
  }

  func showOptions(completion: (() -> Void)? = nil) {
    let options = MapOptionsViewController()
    options.selectedOptions = selectedOptions
    options.preferredContentSize = CGSize(width: 300, height: 220)
    options.modalPresentationStyle = .popover
    options.popoverPresentationController?.delegate = self
    present(options, animated: true, completion: completion)
    // After the call, as Apple's documentation has it.
    options.popoverPresentationController?.barButtonItem = optionsItem
    options.popoverPresentationController?.permittedArrowDirections = .up
  }

  func closeOptions() {
    let shown = (presentedViewController as? UINavigationController)?.topViewController ?? presentedViewController
    guard let options = shown as? MapOptionsViewController else { return }
    dismiss(animated: true)
    selectedOptions = options.selectedOptions
  }
}

extension ParkMapViewController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    return .fullScreen
  }

  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    let navigation = UINavigationController(rootViewController: controller.presentedViewController)
    navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.closeOptions() })
    return navigation
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard let options = presentationController.presentedViewController as? MapOptionsViewController else { return }
    selectedOptions = options.selectedOptions
  }
}
