import MapKit

/// An image, a shadow and text that lie on the map.
final class SignOverlay: NSObject, MKOverlay {
  let boundingMapRect: MKMapRect

  init(_ rect: MKMapRect) { boundingMapRect = rect }

  var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
}

/// Draws a `SignOverlay`: one image, whose smaller sizes are made when first needed, for all threads.
final class SignRenderer: MKOverlayRenderer {
  private let image = SignImage.make(side: 300)

  override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    let area = rect(for: overlay.boundingMapRect)
    context.saveGState()
    context.setShadow(offset: CGSize(width: 4, height: 6), blur: 10, color: UIColor.black.cgColor)
    context.setFillColor(UIColor.systemYellow.cgColor)
    context.fillEllipse(in: area)
    context.restoreGState()
    UIGraphicsPushContext(context)
    image.draw(in: area.insetBy(dx: 300, dy: 300))
    "Goliath".draw(in: area, withAttributes: [.font: UIFont.boldSystemFont(ofSize: area.height / 4)])
    UIGraphicsPopContext()
  }
}

/// A label with an image.
final class SignView: MKAnnotationView {
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 60, height: 24)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: 6).fill()
    SignImage.make(side: 40).draw(in: CGRect(x: 2, y: 2, width: 20, height: 20))
    (annotation?.title ?? "").draw(at: CGPoint(x: 24, y: 4), withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
  }
}

enum SignImage {
  /// Rings of two colours, a number of pixels wide.
  static func make(side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      for ring in 0..<10 {
        (ring % 2 == 0 ? UIColor.systemRed : .white).setFill()
        let inset = side / 20 * CGFloat(ring)
        context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: inset, dy: inset))
      }
    }
  }
}
