extension MKOverlayRenderer {
  /// Adds the outer ring and the rings of the holes of an area to a path of the renderer's space.
  func addRings(of area: MKPolygon, to path: CGMutablePath) {
    add(area, beside: area, to: path)
    for hole in area.interiorPolygons ?? [] { add(hole, beside: area, to: path) }
  }

  /// Adds a line to a path of the renderer's space.
  func addLine(_ line: MKPolyline, to path: CGMutablePath) {
    path.addLines(between: line.unwrappedPoints.map { point(for: $0) })
  }

  private func add(_ ring: MKPolygon, beside area: MKPolygon, to path: CGMutablePath) {
    guard ring.pointCount > 0 else { return }
    // A hole given on the other side of the 180th meridian is brought to the outer ring's side.
    let world = MKMapSize.world.width
    let distance = ((area.bounds.midX - ring.bounds.midX) / world).rounded() * world
    let shift = distance.isFinite ? distance : 0
    path.addLines(between: ring.unwrappedPoints.map { point(for: MKMapPoint(x: $0.x + shift, y: $0.y)) })
    path.closeSubpath()
  }
}
