import CoreGraphics
import Foundation

extension Polygon {
  /// Answers the outline with its corners rounded off.
  func roundedPath(radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    guard let first = corners.first, let last = corners.last else { return path }
    path.move(to: last.mixed(first, 0.5))
    for (corner, next) in edges { path.addArc(tangent1End: corner, tangent2End: next, radius: radius) }
    path.closeSubpath()
    return path
  }
}
