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

  /// Makes a path of the circle that touches the bounding rect.
  open override func createPath() {
    let outline = CGMutablePath()
    outline.addEllipse(in: rect(for: shape.boundingMapRect))
    path = outline
  }
}
