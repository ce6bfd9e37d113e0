import MapKit
import UIKit

class ParkMapOverlayView: MKOverlayRenderer {
  let overlayImage: UIImage
  private let lock = NSLock()
  private var drawings = 0

  init(overlay: MKOverlay, overlayImage: UIImage) {
    self.overlayImage = overlayImage
    super.init(overlay: overlay)
  }

  // Called on several threads at once, a tile each.
  override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    lock.lock()
    drawings += 1
    lock.unlock()
    guard let imageReference = overlayImage.cgImage else { return }
    let rect = self.rect(for: overlay.boundingMapRect)
    context.scaleBy(x: 1.0, y: -1.0)
    context.translateBy(x: 0.0, y: -rect.size.height)
    context.draw(imageReference, in: rect)
  }

  var timesDrawn: Int {
    lock.lock()
    defer { lock.unlock() }
    return drawings
  }
}
