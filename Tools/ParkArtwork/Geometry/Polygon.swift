import Foundation

/// A closed ring of corners.
struct Polygon {
  var corners: [CGPoint]

  init(_ corners: [CGPoint]) { self.corners = corners }

  var bounds: CGRect {
    guard let first = corners.first else { return .null }
    return corners.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Each corner with the next.
  var edges: [(CGPoint, CGPoint)] { zip(corners, corners.dropFirst() + corners.prefix(1)).map { ($0, $1) } }

  func contains(_ p: CGPoint) -> Bool {
    var inside = false
    for (a, b) in edges where (a.y > p.y) != (b.y > p.y) {
      if p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x { inside.toggle() }
    }
    return inside
  }

  /// Answers how far a point is from the outline.
  func distanceToOutline(_ p: CGPoint) -> CGFloat {
    edges.map { a, b in
      let d = b - a
      let along = ((p.x - a.x) * d.x + (p.y - a.y) * d.y) / max(d.x * d.x + d.y * d.y, 1e-9)
      return (p - a.mixed(b, min(max(along, 0), 1))).length
    }.min() ?? .infinity
  }

  /// Cuts the polygon to a rectangle (Sutherland and Hodgman, 1974).
  func clipped(to rect: CGRect) -> Polygon {
    var ring = corners
    let sides: [(CGPoint) -> CGFloat] = [
      { $0.x - rect.minX }, { rect.maxX - $0.x }, { $0.y - rect.minY }, { rect.maxY - $0.y },
    ]
    for inside in sides {
      var next: [CGPoint] = []
      for (a, b) in Polygon(ring).edges {
        let (da, db) = (inside(a), inside(b))
        if da >= 0 { next.append(a) }
        if (da >= 0) != (db >= 0) { next.append(a.mixed(b, da / (da - db))) }
      }
      ring = next
    }
    return Polygon(ring)
  }
}
