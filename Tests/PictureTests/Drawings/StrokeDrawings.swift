import CoreGraphics

/// Lines: their ends, corners and dashes.
enum StrokeDrawings {

  /// Rows: three caps, three joins, a miter within and beyond its limit, dashes with each cap and a phase.
  static func capsJoinsDashes(_ context: CGContext) {
    context.setStrokeColor(.blue)
    for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
      let y = 20 + CGFloat(index) * 26
      line(context, [CGPoint(x: 24, y: y), CGPoint(x: 120, y: y)], width: 16, cap: cap)
    }
    for (index, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
      let x = 150 + CGFloat(index) * 62
      line(
        context, [CGPoint(x: x, y: 76), CGPoint(x: x + 22, y: 24), CGPoint(x: x + 44, y: 76)], width: 14, join: join)
    }
    // The same corner of about 23°: 5 line widths long, within a limit of 10 and beyond one of 4.
    for (index, limit) in [CGFloat(10), 4].enumerated() {
      context.setMiterLimit(limit)
      let y = 108 + CGFloat(index) * 44
      line(context, [CGPoint(x: 24, y: y), CGPoint(x: 94, y: y + 14), CGPoint(x: 24, y: y + 28)], width: 8)
    }
    for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
      let y = 106 + CGFloat(index) * 22
      context.setLineDash(phase: 0, lengths: [18, 14])
      line(context, [CGPoint(x: 160, y: y), CGPoint(x: 320, y: y)], width: 8, cap: cap)
    }
    context.setLineDash(phase: 16, lengths: [18, 14])
    line(context, [CGPoint(x: 160, y: 172), CGPoint(x: 320, y: 172)], width: 8)
    context.setLineDash(phase: 0, lengths: [0, 10])
    context.setLineCap(.round)
    context.setLineWidth(6)
    context.strokeEllipse(in: CGRect(x: 30, y: 196, width: 70, height: 34))
    context.setLineDash(phase: 0, lengths: [12, 4, 3, 4])
    context.setLineCap(.butt)
    context.setLineWidth(3)
    context.stroke(CGRect(x: 160, y: 190, width: 160, height: 40))
  }

  /// A line, and in white the course it follows.
  private static func line(
    _ context: CGContext, _ points: [CGPoint], width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter
  ) {
    context.setLineWidth(width)
    context.setLineCap(cap)
    context.setLineJoin(join)
    context.addLines(between: points)
    context.strokePath()
    context.saveGState()
    context.setLineDash(phase: 0, lengths: [])
    context.setLineCap(.butt)
    context.setLineWidth(1)
    context.setStrokeColor(.white)
    context.addLines(between: points)
    context.strokePath()
    context.restoreGState()
    context.setLineDash(phase: 0, lengths: [])
  }
}
