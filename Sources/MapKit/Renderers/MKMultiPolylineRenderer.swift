/// Strokes the lines of an `MKMultiPolyline`.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// The lines.
  public var multiPolyline: MKMultiPolyline { shape }
  private let shape: MKMultiPolyline

  /// Makes a renderer for lines.
  public init(multiPolyline: MKMultiPolyline) {
    shape = multiPolyline
    super.init(overlay: multiPolyline)
  }

  /// Makes a renderer for an overlay, which must be an `MKMultiPolyline`.
  public convenience override init(overlay: any MKOverlay) {
    guard let lines = overlay as? MKMultiPolyline else {
      preconditionFailure("MKMultiPolylineRenderer needs an MKMultiPolyline")
    }
    self.init(multiPolyline: lines)
  }

  /// Makes a path of all lines.
  open override func createPath() {
    let lines = CGMutablePath()
    for line in shape.polylines { addLine(line, to: lines) }
    path = lines
  }

  /// Strokes the path: lines have no inside to fill.
  open override func fillPath(_ path: CGPath, in context: CGContext) {}

  override var fillsInside: Bool { false }
}
