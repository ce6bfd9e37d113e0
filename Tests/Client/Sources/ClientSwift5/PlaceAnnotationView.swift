import MapKit
import UIKit

class PlaceAnnotationView: MKAnnotationView {
  static let size = CGSize(width: 24, height: 24)
  var timesDrawn = 0

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    frame = CGRect(origin: .zero, size: PlaceAnnotationView.size)
    backgroundColor = .clear
    isOpaque = false
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    timesDrawn += 1
    context.saveGState()
    UIColor.red.setFill()
    UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1)).fill()
    context.setStrokeColor(UIColor.white.cgColor)
    context.setLineWidth(2)
    context.strokeEllipse(in: bounds.insetBy(dx: 4, dy: 4))
    context.restoreGState()
  }
}
