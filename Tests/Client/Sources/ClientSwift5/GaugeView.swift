import UIKit

class GaugeView: UIView {
  var fraction: CGFloat = 0.5 {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    UIColor.blue.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width * fraction, height: bounds.height)).fill()
  }
}
