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
    checks.expect(mapView.annotationsAdded == 2, "a map view's subclass sees its annotations come")

    let picture = image(of: mapView)
    checks.expect(picture.size == CGSize(width: 300, height: 300), "the picture of the map is as large as the view")
    checks.expect(coordinator.renderersAsked == 4, "the delegate is asked for each overlay's renderer, once")
    checks.expect(coordinator.viewsAsked >= 2, "the delegate is asked for the annotations' views")
    let landmark = mapView.annotations.compactMap { $0 as? Landmark }.first
    checks.expect(landmark?.subtitle == "115 m", "an annotation's computed subtitle is its own")
    let view = landmark.flatMap { mapView.view(for: $0) } as? LandmarkView
    checks.expect((view?.timesDrawn ?? 0) > 0, "an annotation view's subclass draws")
    checks.write(picture.pngData(), "swift6-map.png", into: folder)

    let track = TrackView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    track.backgroundColor = .white
    checks.write(image(of: track).pngData(), "swift6-track.png", into: folder)

    let options = MKMapSnapshotter.Options()
    options.region = region
    options.size = CGSize(width: 200, height: 100)
    options.mapType = .standard
    let snapshot = try await MKMapSnapshotter(options: options).start()
    checks.expect(snapshot.image.size == options.size, "the snapshot is as large as it was asked for")
    let middle = snapshot.point(for: center)
    checks.expect(abs(middle.x - 100) < 0.5 && abs(middle.y - 50) < 0.5, "the region's middle is in the middle")
    checks.finish()
  }

  @MainActor
  static func map(for coordinator: MapCoordinator) -> CountingMapView {
    let mapView = CountingMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
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

  @MainActor
  static func image(of view: UIView) -> UIImage {
    UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }
}
