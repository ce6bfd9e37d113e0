/// The sign at the end of a cell.
struct AccessorySign {
  let type: UITableViewCell.AccessoryType
  let tint: CGColor

  /// Draws the sign left of a point of a context, in the middle of its height.
  func draw(endingAt end: CGPoint, in context: CGContext) {
    context.saveGState()
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineWidth(2)
    switch type {
    case .none: break
    case .checkmark:
      context.setStrokeColor(tint)
      stroke([(-12, 1), (-8, 5), (-1, -5)], from: end, in: context)
    case .disclosureIndicator: drawAngle(at: end, in: context)
    case .detailButton: ButtonSymbol.info.draw(at: CGPoint(x: end.x - 12, y: end.y), color: tint, in: context)
    case .detailDisclosureButton:
      drawAngle(at: end, in: context)
      ButtonSymbol.info.draw(at: CGPoint(x: end.x - 28, y: end.y), color: tint, in: context)
    }
    context.restoreGState()
  }

  private func drawAngle(at end: CGPoint, in context: CGContext) {
    context.setStrokeColor(CGColor(gray: 0.77, alpha: 1))
    stroke([(-6, -5), (-1, 0), (-6, 5)], from: end, in: context)
  }

  private func stroke(_ points: [(CGFloat, CGFloat)], from end: CGPoint, in context: CGContext) {
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: end.x + point.0, y: end.y + point.1)
      if index == 0 { context.move(to: place) } else { context.addLine(to: place) }
    }
    context.strokePath()
  }
}
