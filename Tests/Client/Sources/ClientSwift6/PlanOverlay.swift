import MapKit
import UIKit

final class PlanOverlay: NSObject, MKOverlay {
  let boundingMapRect: MKMapRect
  let image: UIImage

  init(region: MKCoordinateRegion, image: UIImage) {
    let half = MKCoordinateSpan(
      latitudeDelta: region.span.latitudeDelta / 2, longitudeDelta: region.span.longitudeDelta / 2)
    let northWest = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: region.center.latitude + half.latitudeDelta,
        longitude: region.center.longitude - half.longitudeDelta))
    let southEast = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: region.center.latitude - half.latitudeDelta,
        longitude: region.center.longitude + half.longitudeDelta))
    boundingMapRect = MKMapRect(
      origin: northWest, size: MKMapSize(width: southEast.x - northWest.x, height: southEast.y - northWest.y))
    self.image = image
  }

  var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
}

final class PlanRenderer: MKOverlayRenderer {
  override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let plan = overlay as? PlanOverlay, let image = plan.image.cgImage else { return }
    let rect = rect(for: plan.boundingMapRect)
    context.saveGState()
    context.translateBy(x: 0, y: rect.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: rect)
    context.restoreGState()
  }

  override func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool {
    mapRect.intersects(overlay.boundingMapRect)
  }
}
