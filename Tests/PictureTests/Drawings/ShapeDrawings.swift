import CoreGraphics

/// Fills and clips.
enum ShapeDrawings {
  /// A five-pointed star drawn in one line that crosses itself.
  static func star(center: CGPoint, radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addLines(
      between: (0..<5).map { index in
        let angle = CGFloat(index * 2) * 2 * .pi / 5 - .pi / 2
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      })
    path.closeSubpath()
    return path
  }

  /// Columns: a star, two rings turning the same way, two turning against each other.
  ///
  /// Rows: winding, even–odd.
  static func fillRules(_ context: CGContext) {
    for (row, rule) in [CGPathFillRule.winding, .evenOdd].enumerated() {
      let y = 55 + CGFloat(row) * 110
      context.setFillColor(row == 0 ? .blue : .orange)
      let shapes = [
        star(center: CGPoint(x: 60, y: y), radius: 45), rings(center: CGPoint(x: 170, y: y), against: false),
        rings(center: CGPoint(x: 280, y: y), against: true),
      ]
      for shape in shapes {
        context.addPath(shape)
        context.fillPath(using: rule)
        context.setStrokeColor(.ink)
        context.addPath(shape)
        context.strokePath()
      }
    }
  }

  private static func rings(center: CGPoint, against: Bool) -> CGPath {
    let path = CGMutablePath()
    for (radius, clockwise) in [(CGFloat(45), false), (22, against)] {
      path.move(to: CGPoint(x: center.x + radius, y: center.y))
      path.addArc(center: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
      path.closeSubpath()
    }
    return path
  }

  /// Stripes seen through a circle, a star by even–odd, two rectangles, and a circle within a turned square.
  static func clipping(_ context: CGContext) {
    let clips: [(CGContext, CGPoint) -> Void] = [
      { context, center in
        context.addEllipse(in: CGRect(x: center.x - 40, y: center.y - 40, width: 80, height: 80))
        context.clip()
      },
      { context, center in
        context.addPath(star(center: center, radius: 45))
        context.clip(using: .evenOdd)
      },
      { context, center in
        context.clip(to: [
          CGRect(x: center.x - 40, y: center.y - 40, width: 35, height: 50),
          CGRect(x: center.x + 5, y: center.y - 10, width: 35, height: 50),
        ])
      },
      { context, center in
        context.translateBy(x: center.x, y: center.y)
        context.rotate(by: .pi / 4)
        context.clip(to: CGRect(x: -32, y: -32, width: 64, height: 64))
        context.rotate(by: -.pi / 4)
        context.translateBy(x: -center.x, y: -center.y)
        context.addEllipse(in: CGRect(x: center.x - 36, y: center.y - 36, width: 72, height: 72))
        context.clip()
      },
    ]
    for (index, clip) in clips.enumerated() {
      let center = CGPoint(x: 55 + 100 * CGFloat(index), y: 55)
      context.saveGState()
      clip(context, center)
      for stripe in 0..<20 {
        context.setFillColor(stripe.isMultiple(of: 2) ? .blue : .orange)
        context.fill(CGRect(x: center.x - 50 + CGFloat(stripe) * 5, y: 0, width: 5, height: 110))
      }
      context.restoreGState()
    }
    // After restoring, nothing is clipped.
    context.setStrokeColor(.ink)
    context.stroke(CGRect(x: 4.5, y: 4.5, width: 401, height: 101))
  }

  /// Shapes of which only a part lies in the picture, with corners up to a thousand million points away.
  static func hugeCoordinates(_ context: CGContext) {
    let far: CGFloat = 1e9
    context.setFillColor(.pale)
    context.addLines(between: [
      CGPoint(x: 100, y: 20), CGPoint(x: 100 + far, y: 20 + far), CGPoint(x: 100, y: 20 + far),
    ])
    context.fillPath()
    // A ring that turns in the picture: its corner is mitred.
    context.setStrokeColor(.blue)
    context.setLineWidth(12)
    context.addLines(between: [CGPoint(x: 30, y: 30), CGPoint(x: far, y: 30), CGPoint(x: 30, y: far)])
    context.closePath()
    context.strokePath()
    // Dashes that start ten million points to the left, in phase with those below that start close by.
    context.setStrokeColor(.orange)
    context.setLineWidth(6)
    context.setLineDash(phase: 0, lengths: [20, 12])
    context.strokeLineSegments(between: [CGPoint(x: -10_000_000, y: 70), CGPoint(x: 10_000_000, y: 70)])
    context.strokeLineSegments(between: [CGPoint(x: -320, y: 82), CGPoint(x: 400, y: 82)])
    context.setLineDash(phase: 0, lengths: [])
    // A circle of ten thousand kilometres at a point a metre, beside the same arc as a polyline.
    let radius: CGFloat = 1e7
    context.setStrokeColor(.green)
    context.setLineWidth(3)
    context.strokeEllipse(in: CGRect(x: 260 - 2 * radius, y: 100 - radius, width: 2 * radius, height: 2 * radius))
    context.addLines(between: stride(from: -100, through: 100, by: 5).map { CGPoint(x: 268, y: 100 + CGFloat($0)) })
    context.strokePath()
  }
}
