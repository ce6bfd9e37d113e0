import UIKit

final class TrackView: UIView {
  override func draw(_ rect: CGRect) {
    let track = UIBezierPath()
    track.move(to: CGPoint(x: bounds.minX, y: bounds.midY))
    track.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY))
    track.lineWidth = 6
    UIColor.green.setStroke()
    track.stroke()
  }
}
