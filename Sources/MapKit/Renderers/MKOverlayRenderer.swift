/// Draws an overlay.
///
/// `draw(_:zoomScale:in:)` is called on background threads, for several cells of a picture at once, while the main
/// thread may set properties; the properties here may be read and set from any thread.
///
/// A renderer's own space has one unit a map point, its origin at the upper left corner of the overlay's bounding rect,
/// and y pointing down, so an image drawn with `CGContext.draw(_:in:)` needs the context turned over first.
open class MKOverlayRenderer: NSObject {
  /// The very overlay given to the initialiser.
  public let overlay: any MKOverlay
  /// The corner of the overlay's bounding rect, in map points: the origin of the renderer's space.
  let origin: MKMapPoint
  /// Guards what subclasses here keep, too; recursive, since `createPath()` sets `path`.
  let lock = NSRecursiveLock()
  private var opacity: CGFloat = 1
  private var mode = CGBlendMode.normal
  private var changes = 0

  /// Makes a renderer for an overlay.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    origin = overlay.boundingMapRect.origin
    super.init()
  }

  /// Makes a renderer that draws nothing: what a delegate answers for an overlay it does not know.
  public override convenience init() { self.init(overlay: NoOverlay()) }

  /// The opacity of all that is drawn, 0…1; 1 at first.
  open var alpha: CGFloat {
    get { lock.withLock { opacity } }
    set { lock.withLock { opacity = newValue > 0 ? min(newValue, 1) : 0 } }
  }

  /// Pixels per point of the picture that is drawn now; 1 outside `draw(_:zoomScale:in:)`.
  ///
  /// On Apple's framework: that of the screen, 1, 2 or 3.
  open var contentScaleFactor: CGFloat { DrawingScale.current }

  /// How the overlay mixes with the map and the overlays below it; normal at first.
  ///
  /// All that is drawn goes down as one, after it was drawn as if alone. Any other mode than the normal one changes
  /// nothing outside the overlay's bounding rect, widened by what a line reaches over it.
  open var blendMode: CGBlendMode {
    get { lock.withLock { mode } }
    set { lock.withLock { mode = newValue } }
  }

  /// Answers a map point in the renderer's space.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  /// Answers a point of the renderer's space as a map point.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    MKMapPoint(x: Double(point.x) + origin.x, y: Double(point.y) + origin.y)
  }

  /// Answers a map rect in the renderer's space.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  /// Answers a rectangle of the renderer's space as a map rect.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin), size: MKMapSize(width: Double(rect.width), height: Double(rect.height)))
  }

  /// Answers whether the renderer can draw a part of the map now; true by default.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws a part of the map; does nothing by default.
  ///
  /// - Parameters:
  ///   - mapRect: The part, in map points; the context is clipped to it.
  ///   - zoomScale: Points per map point.
  ///   - context: Set up for the renderer's space.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  /// Says that all drawn of the overlay is out of date.
  ///
  /// Pictures made from now on are drawn anew in any case; `revision` tells those who keep drawings.
  open func setNeedsDisplay() { lock.withLock { changes += 1 } }

  /// Says that what is drawn in a part of the map is out of date; the part is not told apart.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }

  /// Says that what is drawn in a part of the map at a zoom scale is out of date; neither is told apart.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }

  /// Answers whether what is drawn of the overlay covers a map point, or nearly does.
  ///
  /// An addition to Apple's interface, for taps. Here it is whether the overlay's bounding rect holds the point; a
  /// subclass that draws less may say so.
  ///
  /// - Parameters:
  ///   - mapPoint: The point, in map points, in the copy of the world in which the overlay lies.
  ///   - tolerance: How far beside the drawing the point may lie, in points; without effect here.
  ///   - zoomScale: Points per map point.
  /// - Returns: Whether the overlay is hit.
  open func contains(_ mapPoint: MKMapPoint, tolerance: CGFloat, zoomScale: MKZoomScale) -> Bool {
    overlay.boundingMapRect.contains(mapPoint)
  }

  /// Whether the overlay goes into SVG and PDF documents as a picture of two pixels a point.
  var isPictureInDocuments: Bool { false }

  /// How often the drawing has been said to be out of date: a drawing kept from an earlier revision is.
  package var revision: Int { lock.withLock { changes } }

  /// How far, in points, drawing may reach outside the overlay's bounding rect: half a line, say.
  func reach(atZoomScale zoomScale: MKZoomScale) -> CGFloat { 0 }
}
