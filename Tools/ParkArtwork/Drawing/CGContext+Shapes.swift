import CoreGraphics
import Foundation

extension CGContext {
  func fill(_ points: [CGPoint], _ tint: Tint) {
    setFillColor(tint.color)
    addLines(between: points)
    closePath()
    fillPath()
  }

  func fill(_ path: CGPath, _ tint: Tint) {
    setFillColor(tint.color)
    addPath(path)
    fillPath()
  }

  func stroke(
    _ points: [CGPoint], width: CGFloat, _ tint: Tint, isClosed: Bool = false, cap: CGLineCap = .round
  ) {
    prepareStroke(width: width, tint, cap: cap)
    addLines(between: points)
    if isClosed { closePath() }
    strokePath()
  }

  func stroke(_ path: CGPath, width: CGFloat, _ tint: Tint, cap: CGLineCap = .round) {
    prepareStroke(width: width, tint, cap: cap)
    addPath(path)
    strokePath()
  }

  func fillCircle(_ center: CGPoint, _ radius: CGFloat, _ tint: Tint) {
    fillOval(center, radius, radius, tint)
  }

  func fillOval(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat, _ tint: Tint) {
    setFillColor(tint.color)
    fillEllipse(in: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
  }

  func strokeOval(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat, width: CGFloat, _ tint: Tint) {
    prepareStroke(width: width, tint, cap: .round)
    strokeEllipse(in: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry))
  }

  /// Runs a drawing and puts the state back.
  func saved(_ draw: () -> Void) {
    saveGState()
    draw()
    restoreGState()
  }

  /// Draws with what overlaps inside counting once.
  func layered(alpha: CGFloat, _ draw: () -> Void) {
    saved {
      setAlpha(alpha)
      beginTransparencyLayer()
      draw()
      endTransparencyLayer()
    }
  }

  private func prepareStroke(width: CGFloat, _ tint: Tint, cap: CGLineCap) {
    setStrokeColor(tint.color)
    setLineWidth(width)
    setLineCap(cap)
    setLineJoin(.round)
  }
}
