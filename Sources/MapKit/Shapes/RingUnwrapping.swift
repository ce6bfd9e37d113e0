/// Which way round the world the sides of an area's ring go.
enum RingUnwrapping {
  /// Map points this near count as one.
  private static let slack = 1e-6

  /// Answers the corners with every side the short way round; they may run past the world's edge.
  ///
  /// A side as long as the world is wide, from −180 to 180 degrees, can mean two things: no step at all, in a ring that
  /// crosses the 180th meridian, or the edge of the map, in one round the whole world or a pole (Antarctica, say). It
  /// is the edge where the ring would otherwise not close, or have no width. Linear time.
  static func unwrapped(_ ring: [MKMapPoint]) -> [MKMapPoint] {
    let short = MKMapPoint.unwrapped(ring)
    guard hasWorldWideSide(ring), let first = short.first, let last = short.last else { return short }
    let world = MKMapSize.world.width
    let closes = ((first.x - last.x) / world).rounded(.toNearestOrEven) == 0
    let hasWidth = MKMapRect(bounding: short).width > slack
    return closes && hasWidth ? short : alongEdge(ring)
  }

  private static func isWorldWide(_ step: Double) -> Bool { abs(abs(step) - MKMapSize.world.width) <= slack }

  private static func hasWorldWideSide(_ ring: [MKMapPoint]) -> Bool {
    zip(ring, ring.dropFirst()).contains { isWorldWide($1.x - $0.x) }
  }

  /// The corners with world-wide sides kept and all others the short way round.
  private static func alongEdge(_ ring: [MKMapPoint]) -> [MKMapPoint] {
    let world = MKMapSize.world.width
    var previousX: Double?
    var shift = 0.0
    return ring.map { corner in
      guard corner.x.isFinite else { return corner }
      if let previousX, !isWorldWide(corner.x - previousX) {
        shift -= ((corner.x - previousX) / world).rounded(.toNearestOrEven) * world
      }
      previousX = corner.x
      return MKMapPoint(x: corner.x + shift, y: corner.y)
    }
  }
}
