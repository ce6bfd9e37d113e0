/// Fills and strokes the areas of an `MKMultiPolygon` with their holes.
///
/// The even–odd rule goes over all rings at once: where two areas overlap there is a hole.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// The areas.
  public var multiPolygon: MKMultiPolygon { shape }
  private let shape: MKMultiPolygon

  /// Makes a renderer for areas.
  public init(multiPolygon: MKMultiPolygon) {
    shape = multiPolygon
    super.init(overlay: multiPolygon)
  }

  /// Makes a renderer for an overlay, which must be an `MKMultiPolygon`.
  public convenience override init(overlay: any MKOverlay) {
    guard let areas = overlay as? MKMultiPolygon else {
      preconditionFailure("MKMultiPolygonRenderer needs an MKMultiPolygon")
    }
    self.init(multiPolygon: areas)
  }

  /// Makes a path of the rings of all areas.
  open override func createPath() {
    let rings = CGMutablePath()
    for area in shape.polygons { addRings(of: area, to: rings) }
    path = rings
  }
}
