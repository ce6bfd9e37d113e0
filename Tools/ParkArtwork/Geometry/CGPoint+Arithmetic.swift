import Foundation

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: a.x * factor, y: a.y * factor) }

  var length: CGFloat { (x * x + y * y).squareRoot() }

  /// The vector at length 1; (1, 0) where there is no direction.
  var normalized: CGPoint { length > 1e-9 ? self * (1 / length) : CGPoint(x: 1, y: 0) }

  /// The vector turned by a quarter, clockwise where y points down.
  var turned: CGPoint { CGPoint(x: -y, y: x) }

  /// Turns the vector by an angle in radians, clockwise where y points down.
  func rotated(_ angle: CGFloat) -> CGPoint {
    CGPoint(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
  }

  func offset(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }

  func mixed(_ other: CGPoint, _ amount: CGFloat) -> CGPoint { self + (other - self) * amount }
}
