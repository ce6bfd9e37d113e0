import Checks
import CoreLocation
import MapKit
import UIKit

@main
struct Client {
  static let center = CLLocationCoordinate2D(latitude: 34.4248, longitude: -118.5971)
  static let region = MKCoordinateRegion(center: center, latitudinalMeters: 1200, longitudinalMeters: 1200)

  @MainActor
  static func main() async throws {
    let checks = Checklist("ClientSwift6")
    let folder = Checklist.pictureFolder
    let coordinator = MapCoordinator()
    let mapView = map(for: coordinator)
    checks.expect(mapView.regionsSet == 1, "an override in a map view's subclass is called")

    let options = MKMapSnapshotter.Options()
    options.region = region
    options.size = CGSize(width: 300, height: 200)
    let bare = try await MKMapSnapshotter(options: options).start()
    checks.expect(bare.image.size == options.size, "the snapshot is as large as it was asked for")
    let middle = bare.point(for: center)
    checks.expect(abs(middle.x - 150) < 1 && abs(middle.y - 100) < 1, "the region's middle is in the middle")
    checks.expect(coordinator.renderersAsked == 0, "a bare snapshot asks no delegate")
    checks.write(bare.image.pngData(), "swift6-bare.png", into: folder)

    options.mapView = mapView
    let snapshotter = MKMapSnapshotter(options: options)
    let picture = try await snapshotter.start().image
    checks.expect(coordinator.renderersAsked == 4, "the delegate is asked for each overlay's renderer, once")
    checks.expect(coordinator.viewsAsked >= 2, "the delegate is asked for the annotations' views")
    let landmark = mapView.annotations.compactMap { $0 as? Landmark }.first
    checks.expect(landmark?.subtitle == "115 m", "an annotation's computed subtitle is its own")
    let view = landmark.flatMap { mapView.view(for: $0) } as? LandmarkView
    checks.expect((view?.timesDrawn ?? 0) > 0, "an annotation view's subclass draws")
    checks.write(picture.pngData(), "swift6-map.png", into: folder)
    checks.write(try await snapshotter.data(as: .webp(quality: nil)), "swift6-map.webp", into: folder)
    checks.write(try await snapshotter.data(as: .svg), "swift6-map.svg", into: folder)
    checks.write(try await snapshotter.data(as: .pdf), "swift6-map.pdf", into: folder)

    let track = TrackView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let trackImage = UIGraphicsImageRenderer(bounds: track.bounds, format: format).image { _ in
      track.draw(track.bounds)
    }
    checks.write(trackImage.pngData(), "swift6-track.png", into: folder)
    await checkLevels(checks)
    checks.finish()
  }

  @MainActor
  static func checkLevels(_ checks: Checklist) async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
    let world = WorldMapViewController()
    let navigation = UINavigationController(rootViewController: world)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    checks.expect(!navigation.isToolbarHidden && navigation.toolbar.items?.count == 2, "a toolbar has its items")
    await withCheckedContinuation { continuation in world.chooseLevel { continuation.resume() } }
    let list = world.presentedViewController as? IncomeLevelsViewController
    checks.expect(list?.popoverPresentationController?.barButtonItem != nil, "a popover stays one in a wide window")
    if let list {
      list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
      let marks = list.tableView.visibleCells.map { $0.accessoryType == .checkmark }
      checks.expect(marks == [false, false, true], "one row of a list has the check mark")
    }
    checks.expect(world.level == .low, "the chosen row is told")
    world.dismiss(animated: true)
    checks.expect(world.presentedViewController == nil && world.dismissals == 0, "code closes a popover, unasked")
  }

  @MainActor
  static func map(for coordinator: MapCoordinator) -> CountingMapView {
    let mapView = CountingMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    mapView.delegate = coordinator
    mapView.setRegion(region, animated: false)

    let plan = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { context in
      UIColor.yellow.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 10))
    }
    let planRegion = MKCoordinateRegion(center: center, latitudinalMeters: 1000, longitudinalMeters: 1000)
    mapView.addOverlay(PlanOverlay(region: planRegion, image: plan))
    let path = [
      CLLocationCoordinate2D(latitude: center.latitude - 0.004, longitude: center.longitude),
      center,
      CLLocationCoordinate2D(latitude: center.latitude, longitude: center.longitude + 0.004),
    ]
    mapView.addOverlays([
      MKPolygon(coordinates: path, count: path.count), MKPolyline(coordinates: path, count: path.count),
    ])
    mapView.addOverlay(Character(name: "Tweety", center: center, color: .cyan), level: .aboveLabels)

    mapView.addAnnotation(Landmark(title: "Sky Tower", coordinate: center, height: 115))
    let waypoint = Waypoint()
    waypoint.coordinate = path[0]
    waypoint.title = "Entrance"
    mapView.addAnnotation(waypoint)
    return mapView
  }
}
