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
checks.expect(screen.mapView.overlaysAdded == 4, "a map view's subclass sees its overlays come")
checks.expect(screen.mapView.overlays.count == 4, "the map view has four overlays")
checks.expect(screen.mapView.annotations.count == 2, "the map view has two annotations")

let map = screen.picture(of: screen.mapView)
checks.expect(map.size == CGSize(width: 320, height: 240), "the picture of the map is as large as the view")
checks.expect(screen.delegate.renderersAsked == 4, "the delegate is asked for each overlay's renderer, once")
checks.expect(screen.delegate.viewsAsked >= 2, "the delegate is asked for the annotations' views")
checks.expect((screen.delegate.parkRenderer?.timesDrawn ?? 0) > 0, "an overlay renderer's subclass draws")
let goliath = screen.mapView.annotations.compactMap { $0 as? PlaceAnnotation }.first
checks.expect(goliath?.title == "Goliath", "an annotation comes back as what it is")
if let goliath = goliath, let view = screen.mapView.view(for: goliath) as? PlaceAnnotationView {
  checks.expect(view.timesDrawn > 0, "an annotation view's subclass draws")
} else {
  checks.expect(false, "the map view has the annotation's own view")
}
checks.write(map.pngData(), "swift5-map.png", into: folder)
checks.write(map.jpegData(compressionQuality: 0.9), "swift5-map.jpg", into: folder)

let gauge = GaugeView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
gauge.fraction = 0.25
checks.write(screen.picture(of: gauge).pngData(), "swift5-gauge.png", into: folder)

let taz = Character(name: "Taz", places: [screen.park.midCoordinate], color: .orange)
checks.expect(taz.radius == 60 && taz.name == "Taz", "a circle's subclass keeps what its initialiser was given")
checks.expect(taz.boundingMapRect.contains(MKMapPoint(taz.coordinate)), "the circle lies around its middle")

final class SnapshotBox {
  var image: UIImage?
  var middle = CGPoint.zero
}
let options = MKMapSnapshotter.Options()
options.region = MKCoordinateRegion(center: screen.park.midCoordinate, latitudinalMeters: 800, longitudinalMeters: 800)
options.size = CGSize(width: 120, height: 80)
let box = SnapshotBox()
let done = DispatchSemaphore(value: 0)
let snapshotter = MKMapSnapshotter(options: options)
snapshotter.start(with: .global()) { snapshot, error in
  if let snapshot = snapshot, error == nil {
    box.image = snapshot.image
    box.middle = snapshot.point(for: options.region.center)
  }
  done.signal()
}
checks.expect(done.wait(timeout: .now() + 30) == .success, "a snapshot ends")
checks.expect(box.image?.size == options.size, "the snapshot is as large as it was asked for")
checks.expect(abs(box.middle.x - 60) < 0.5 && abs(box.middle.y - 40) < 0.5, "the middle of the region is in the middle")
checks.finish()
