/// Fills and strokes an `MKPolygon` with its holes.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The area.
  public var polygon: MKPolygon { shape }
  private let shape: MKPolygon

  /// Makes a renderer for an area.
  public init(polygon: MKPolygon) {
    shape = polygon
    super.init(overlay: polygon)
  }

  /// Makes a renderer for an overlay, which must be an `MKPolygon`.
  public convenience override init(overlay: any MKOverlay) {
    guard let polygon = overlay as? MKPolygon else { preconditionFailure("MKPolygonRenderer needs an MKPolygon") }
    self.init(polygon: polygon)
  }

  /// Makes a path of the outer ring and the rings of the holes.
  open override func createPath() {
    let rings = CGMutablePath()
    add(shape, to: rings)
    for hole in shape.interiorPolygons ?? [] { add(hole, to: rings) }
    path = rings
  }

  private func add(_ ring: MKPolygon, to path: CGMutablePath) {
    guard ring.pointCount > 0 else { return }
    // A hole given on the other side of the 180th meridian is brought to the outer ring's side.
    let world = MKMapSize.world.width
    let shift = ((shape.bounds.midX - ring.bounds.midX) / world).rounded() * world
    path.addLines(between: ring.unwrappedPoints.map { point(for: MKMapPoint(x: $0.x + shift, y: $0.y)) })
    path.closeSubpath()
  }
}
