/// A sign that a button of certain types shows.
enum ButtonSymbol {
  case info
  case add
  case close

  /// The size of the button with the sign, in points.
  var size: CGSize {
    switch self {
    case .info, .add: CGSize(width: 24, height: 24)
    case .close: CGSize(width: 30, height: 30)
    }
  }

  /// What the sign says to those who do not see it.
  var accessibilityLabel: String {
    switch self {
    case .info: "More Info"
    case .add: "Add"
    case .close: "Close"
    }
  }

  /// Draws the sign round a point of a context.
  func draw(at center: CGPoint, color: CGColor, in context: CGContext) {
    context.saveGState()
    context.translateBy(x: center.x, y: center.y)
    context.setStrokeColor(color)
    context.setFillColor(color)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    switch self {
    case .info:
      drawRing(in: context)
      context.fillEllipse(in: CGRect(x: -1.6, y: -6.2, width: 2.7, height: 2.7))
      stroke([[(-1.9, -1.6), (0.2, -1.6), (0.2, 5)], [(-2.3, 5), (2.5, 5)]], width: 1.6, in: context)
    case .add:
      drawRing(in: context)
      stroke([[(-5, 0), (5, 0)], [(0, -5), (0, 5)]], width: 1.6, in: context)
    case .close:
      context.setFillColor(CGColor(srgbRed: 0.46, green: 0.46, blue: 0.5, alpha: 0.16))
      context.fillEllipse(in: CGRect(x: -15, y: -15, width: 30, height: 30))
      context.setStrokeColor(CGColor(srgbRed: 0.24, green: 0.24, blue: 0.26, alpha: 0.6))
      stroke([[(-4.5, -4.5), (4.5, 4.5)], [(-4.5, 4.5), (4.5, -4.5)]], width: 2.2, in: context)
    }
    context.restoreGState()
  }

  private func drawRing(in context: CGContext) {
    context.setLineWidth(1.5)
    context.strokeEllipse(in: CGRect(x: -10.25, y: -10.25, width: 20.5, height: 20.5))
  }

  private func stroke(_ lines: [[(CGFloat, CGFloat)]], width: CGFloat, in context: CGContext) {
    context.setLineWidth(width)
    for line in lines {
      for (index, point) in line.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        if index == 0 { context.move(to: point) } else { context.addLine(to: point) }
      }
      context.strokePath()
    }
  }
}
