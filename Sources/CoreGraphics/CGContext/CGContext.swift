import CCairo

/// A place to draw: pixels in memory, a PDF or an SVG document.
///
/// As in Core Graphics, y points up and the origin is the lower left corner, until the matrix says otherwise. Drawing
/// calls that make no sense (an empty path, a matrix that maps everything onto a line) draw nothing.
/// A context belongs to one thread at a time.
public final class CGContext {
  /// Where the drawing goes.
  enum Target {
    case pixels(PixelBuffer)
    case document(DocumentTarget)
  }

  /// The Cairo context, owned.
  let cairo: OpaquePointer
  let target: Target
  private let surface: CairoSurface
  /// From Core Graphics' device space (y up) to Cairo's (y down).
  let base: CGAffineTransform
  /// From the units of shadow offsets to Cairo's device space.
  var shadowBase: CGAffineTransform
  var state: State
  var stack: [State] = []
  /// How many saved states belong to the transparency layers under way and cannot be restored from inside.
  var layerFloor = 0
  var layerFloors: [Int] = []
  /// How many layers were begun outside of the isolated body under way.
  var outerLayers = 0
  /// The current path, in Cairo's device space.
  var currentPath = PathElements()
  /// The images that a document refers to until it is finished.
  var documentImages: [ObjectIdentifier: CairoSurface] = [:]

  /// The width of the drawing, in pixels (points for a document).
  public let width: Int
  /// The height of the drawing, in pixels (points for a document).
  public let height: Int

  init?(surface: CairoSurface, target: Target, width: CGFloat, height: CGFloat) {
    guard let cairo = cairo_create(surface.pointer) else { return nil }
    guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(cairo)
      return nil
    }
    self.cairo = cairo
    self.surface = surface
    self.target = target
    self.width = Int(width.rounded(.up))
    self.height = Int(height.rounded(.up))
    base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    shadowBase = CGAffineTransform(scaleX: 1, y: -1)
    state = State(ctm: .identity)
    // Cairo's default tolerance of 0.1 pixels shows corners on large circles.
    cairo_set_tolerance(cairo, 0.05)
  }

  deinit {
    // Cairo writes the rest of a document now at the latest, while its target is still there.
    closePDF()
    cairo_destroy(cairo)
    cairo_surface_finish(surface.pointer)
  }

  /// The matrix from user space to device space.
  public var ctm: CGAffineTransform { state.ctm }

  /// From user space to Cairo's device space.
  var total: CGAffineTransform { state.ctm.concatenating(base) }

  /// Puts a mapping before the matrix: what is drawn next is mapped by it first.
  public func concatenate(_ transform: CGAffineTransform) { state.ctm = transform.concatenating(state.ctm) }

  /// Moves the origin by the two distances, in user space units.
  public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }

  /// Scales user space by the two factors.
  public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

  /// Turns user space by an angle in radians, counter-clockwise where y points up.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Answers a point of user space in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

  /// Answers a point of device space in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }

  /// Answers the smallest upright rectangle of device space around a rectangle of user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  /// Answers the smallest upright rectangle of user space around a rectangle of device space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }

  /// The smallest rectangle of user space around the clip; null where nothing can be drawn.
  public var boundingBoxOfClipPath: CGRect {
    let box = deviceClip
    return box.isNull ? .null : box.applying(total.inverted())
  }

  /// The clip's bounds in Cairo's device space.
  var deviceClip: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return x1 < x2 && y1 < y2 ? CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1) : .null
  }

  /// Whether the matrix can be drawn with: finite, and not squashing everything onto a line.
  var isDrawable: Bool {
    let t = total
    let determinant = t.a * t.d - t.b * t.c
    return determinant.isFinite && abs(determinant) > 1e-18 && t.tx.isFinite && t.ty.isFinite
  }

  /// Makes sure that all drawing has reached the pixels.
  public func flush() { cairo_surface_flush(surface.pointer) }

  /// Throws what Cairo found wrong with the drawing so far, if anything.
  package func checkStatus() throws(CairoError) {
    for status in [cairo_status(cairo), cairo_surface_status(surface.pointer)] where status != CAIRO_STATUS_SUCCESS {
      throw CairoError(status: status)
    }
  }

  /// Ends the drawing into pixels: whoever still holds the context draws nothing more.
  package func close() {
    flush()
    cairo_surface_finish(surface.pointer)
  }

  /// Ends the drawing: Cairo writes what is still to be written.
  func finishSurface() {
    cairo_surface_finish(surface.pointer)
    documentImages = [:]
  }

  /// Whether the drawing goes into a PDF or SVG document.
  package var isDocument: Bool {
    if case .document = target { true } else { false }
  }
}
