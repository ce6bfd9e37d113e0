/// Strokes an `MKPolyline`.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line.
  public var polyline: MKPolyline { shape }
  private let shape: MKPolyline

  /// Makes a renderer for a line.
  public init(polyline: MKPolyline) {
    shape = polyline
    super.init(overlay: polyline)
  }

  /// Makes a renderer for an overlay, which must be an `MKPolyline`.
  public convenience override init(overlay: any MKOverlay) {
    guard let polyline = overlay as? MKPolyline else { preconditionFailure("MKPolylineRenderer needs an MKPolyline") }
    self.init(polyline: polyline)
  }

  /// From which share of its length on the line is stroked, 0…1; 0 at first.
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

  /// Makes a path of one line through all points.
  open override func createPath() {
    let line = CGMutablePath()
    addLine(shape, to: line)
    path = line
  }

  /// Strokes the path: a line has no inside to fill.
  open override func fillPath(_ path: CGPath, in context: CGContext) {}

  override var fillsInside: Bool { false }
}
