import Foundation

/// The plan is seen from the south and above: heights go up the picture, the sun stands in the north-west.
enum Oblique {
  private static let lift = 0.78
  private static let shadowSlope = CGPoint(x: 0.42, y: 0.26)

  /// Answers where a point at a height over the ground appears.
  static func point(_ ground: CGPoint, height: CGFloat) -> CGPoint { ground.offset(0, -lift * height) }

  static func point(_ p: SIMD3<Double>) -> CGPoint { point(CGPoint(x: p.x, y: p.y), height: p.z) }

  /// Answers where the shadow of a point at a height falls.
  static func shadow(_ ground: CGPoint, height: CGFloat) -> CGPoint { ground + shadowSlope * height }

  static func shadow(_ p: SIMD3<Double>) -> CGPoint { shadow(CGPoint(x: p.x, y: p.y), height: p.z) }

  /// Answers how much light a wall or roof takes that looks along a vector: -1 in full shade … 1 in full sun.
  static func light(_ outward: CGPoint) -> CGFloat {
    let n = outward.normalized
    return -(n.x * 0.78 + n.y * 0.62)
  }
}
