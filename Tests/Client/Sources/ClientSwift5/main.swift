import Checks
import MapKit
import UIKit

let checks = Checklist("ClientSwift5")
let folder = Checklist.pictureFolder

func plan() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 64, height: 96)).image { context in
    UIColor.yellow.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 64, height: 48))
    UIColor.cyan.setFill()
    context.fill(CGRect(x: 0, y: 48, width: 64, height: 48))
  }
}

let screen = ParkScreen(parkImage: plan())
screen.show()
checks.expect(screen.mapView.rectsSet > 0, "an override in a map view's subclass is called")
checks.expect(screen.mapView.overlays.count == 4, "the map view has four overlays")
checks.expect(screen.mapView.annotations.count == 2, "the map view has two annotations")

let taz = Character(name: "Taz", places: [screen.park.midCoordinate], color: .orange)
checks.expect(taz.radius == 60 && taz.name == "Taz", "a circle's subclass keeps what its initialiser was given")
checks.expect(taz.boundingMapRect.contains(MKMapPoint(taz.coordinate)), "the circle lies around its middle")

let gauge = GaugeView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
gauge.fraction = 0.25
let gaugeImage = UIGraphicsImageRenderer(size: gauge.bounds.size).image { _ in gauge.draw(gauge.bounds) }
checks.write(gaugeImage.pngData(), "swift5-gauge.png", into: folder)

// A telephone: the list of options fills the window, with Done in its bar.
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
let parkController = ParkMapViewController()
window.rootViewController = UINavigationController(rootViewController: parkController)
window.makeKeyAndVisible()
parkController.mapTypes.selectedSegmentIndex = 2
parkController.mapTypes.sendActions(for: .valueChanged)
checks.expect(parkController.mapView.mapType == .hybrid, "a segmented control's action is done")
parkController.showOptions {
  let navigation = parkController.presentedViewController as? UINavigationController
  let options = navigation?.topViewController as? MapOptionsViewController
  let popover = options?.popoverPresentationController
  checks.expect(popover?.presentingViewController === window.rootViewController, "the outermost controller presents")
  checks.expect(options?.navigationItem.rightBarButtonItem != nil, "in a narrow window there is an item to close it")
  checks.expect(popover?.barButtonItem === parkController.optionsItem, "a popover is set up after the call")
  if let options = options {
    let path = IndexPath(row: MapOption.route.rawValue, section: 0)
    options.tableView(options.tableView, didSelectRowAt: path)
    let cell = options.tableView.cellForRow(at: path)
    checks.expect(cell?.accessoryType == .checkmark, "a chosen row has its check mark")
  }
  parkController.closeOptions()
  checks.expect(parkController.selectedOptions == [.overlay, .pins, .route], "the chosen options are taken over")
  checks.expect(parkController.presentedViewController == nil, "the list is closed")
  drawMap()
}

func drawMap() {
  screen.snapshotter().start { snapshot, error in
    guard let snapshot = snapshot else {
      checks.expect(false, "the map can be drawn: \(String(describing: error))")
      checks.finish()
    }
    let image = snapshot.image
    checks.expect(error == nil, "a picture comes without an error")
    checks.expect(image.size == CGSize(width: 320, height: 240), "the picture is as large as the map view")
    let middle = snapshot.point(
      for: MKMapPoint(x: screen.mapView.visibleMapRect.midX, y: screen.mapView.visibleMapRect.midY).coordinate)
    checks.expect(abs(middle.x - 160) < 1 && abs(middle.y - 120) < 1, "the middle of the map is in the middle")

    let delegate = screen.delegate
    checks.expect(delegate.renderersAsked == 4, "the delegate is asked for each overlay's renderer, once")
    checks.expect(delegate.viewsAsked >= 2, "the delegate is asked for the annotations' views")
    checks.expect((delegate.parkRenderer?.timesDrawn ?? 0) > 0, "an overlay renderer's subclass draws")
    let goliath = screen.mapView.annotations.compactMap { $0 as? PlaceAnnotation }.first
    checks.expect(goliath?.title == "Goliath", "an annotation comes back as what it is")
    let view = goliath.flatMap { screen.mapView.view(for: $0) } as? PlaceAnnotationView
    checks.expect((view?.timesDrawn ?? 0) > 0, "an annotation view's subclass draws")

    checks.write(image.pngData(), "swift5-map.png", into: folder)
    checks.write(image.jpegData(compressionQuality: 0.9), "swift5-map.jpg", into: folder)
    checks.finish()
  }
}
dispatchMain()
