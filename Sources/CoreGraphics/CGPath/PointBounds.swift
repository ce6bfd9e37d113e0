/// The smallest upright rectangle around points, grown one point at a time.
package struct PointBounds: Sendable, Equatable {
  package var minX = CGFloat.infinity
  package var minY = CGFloat.infinity
  package var maxX = -CGFloat.infinity
  package var maxY = -CGFloat.infinity

  package init() {}

  /// Takes one more point in; a point that is not a number is passed over.
  package mutating func add(_ point: CGPoint) {
    if point.x < minX { minX = point.x }
    if point.x > maxX { maxX = point.x }
    if point.y < minY { minY = point.y }
    if point.y > maxY { maxY = point.y }
  }

  /// The rectangle, or null before the first point.
  package var rect: CGRect {
    guard minX <= maxX, minY <= maxY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
