import MapKit
import UIKit

final class LandmarkView: MKAnnotationView {
  private(set) var timesDrawn = 0

  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    centerOffset = CGPoint(x: 0, y: -10)
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    timesDrawn += 1
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.midX, y: bounds.maxY))
    path.addLine(to: CGPoint(x: bounds.minX, y: bounds.minY))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.minY))
    path.close()
    UIColor.red.setFill()
    path.fill()
  }
}
