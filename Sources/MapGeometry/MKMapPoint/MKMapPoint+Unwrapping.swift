extension MKMapPoint {
  /// The points with each x moved by whole worlds so that every step between neighbours goes the short way round.
  ///
  /// The first point stays where it is; later ones may lie past an edge of the world. A step of exactly half a world
  /// stays as it is. A point that is not finite is kept and skipped over. Linear time.
  package static func unwrapped(_ points: [MKMapPoint]) -> [MKMapPoint] {
    let world = MKMapSize.world.width
    var previousX: Double?
    var shift = 0.0
    return points.map { point in
      guard point.x.isFinite else { return point }
      if let previousX {
        shift -= ((point.x - previousX) / world).rounded(.toNearestOrEven) * world
      }
      previousX = point.x
      return MKMapPoint(x: point.x + shift, y: point.y)
    }
  }
}
