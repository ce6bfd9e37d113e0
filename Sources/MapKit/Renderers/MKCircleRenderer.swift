/// Fills and strokes an `MKCircle`.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle.
  public var circle: MKCircle { shape }
  private let shape: MKCircle

  /// Makes a renderer for a circle.
  public init(circle: MKCircle) {
    shape = circle
    super.init(overlay: circle)
  }

  /// Makes a renderer for an overlay, which must be an `MKCircle`.
  public convenience override init(overlay: any MKOverlay) {
    guard let circle = overlay as? MKCircle else { preconditionFailure("MKCircleRenderer needs an MKCircle") }
    self.init(circle: circle)
  }

  /// From which share of its length on the circle is stroked, clockwise from the east, 0…1; 0 at first.
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

  /// Makes a path of the circle that touches the bounding rect.
  open override func createPath() {
    let outline = CGMutablePath()
    outline.addEllipse(in: rect(for: shape.boundingMapRect))
    path = outline
  }
}
