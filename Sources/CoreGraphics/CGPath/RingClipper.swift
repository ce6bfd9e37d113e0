/// Cuts closed rings to the square of ±`reach` round the origin, by the method of Sutherland and Hodgman (1974).
enum RingClipper {
  static func clip(_ ring: [CGPoint], reach: CGFloat) -> [CGPoint] {
    var points = ring
    points = clip(points, inside: { $0.x >= -reach }, cut: { atX(-reach, $0, $1) })
    points = clip(points, inside: { $0.x <= reach }, cut: { atX(reach, $0, $1) })
    points = clip(points, inside: { $0.y >= -reach }, cut: { atY(-reach, $0, $1) })
    points = clip(points, inside: { $0.y <= reach }, cut: { atY(reach, $0, $1) })
    return points
  }

  private static func clip(
    _ ring: [CGPoint], inside: (CGPoint) -> Bool, cut: (CGPoint, CGPoint) -> CGPoint
  ) -> [CGPoint] {
    guard var previous = ring.last else { return [] }
    var result: [CGPoint] = []
    var wasInside = inside(previous)
    for point in ring {
      let isInside = inside(point)
      if isInside != wasInside { result.append(cut(previous, point)) }
      if isInside { result.append(point) }
      (previous, wasInside) = (point, isInside)
    }
    return result
  }

  private static func atX(_ x: CGFloat, _ p: CGPoint, _ q: CGPoint) -> CGPoint {
    CGPoint(x: x, y: p.y + (q.y - p.y) * ((x - p.x) / (q.x - p.x)))
  }

  private static func atY(_ y: CGFloat, _ p: CGPoint, _ q: CGPoint) -> CGPoint {
    CGPoint(x: p.x + (q.x - p.x) * ((y - p.y) / (q.y - p.y)), y: y)
  }
}
