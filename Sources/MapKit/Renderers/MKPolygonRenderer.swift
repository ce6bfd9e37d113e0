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

  /// From which share of their length on the rings are stroked, the outer one first, 0…1; 0 at first.
  ///
  /// The fill stays whole.
  ///
  /// Lengths are those on the map. On Apple's framework: in which unit is not known.
  open var strokeStart: CGFloat {
    get { strokedPart.start }
    set { strokedPart.start = newValue }
  }

  /// Up to which share of its length it is stroked, 0…1; 1 at first.
  open var strokeEnd: CGFloat {
    get { strokedPart.end }
    set { strokedPart.end = newValue }
  }

  /// Makes a path of the outer ring and the rings of the holes.
  open override func createPath() {
    let rings = CGMutablePath()
    addRings(of: shape, to: rings)
    path = rings
  }
}
