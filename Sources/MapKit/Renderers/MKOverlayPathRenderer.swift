/// Draws an overlay as a path, filled and stroked.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// All that says how the path looks; read and set under the lock.
  struct Style {
    var fillColor: UIColor?
    var strokeColor: UIColor?
    var lineWidth: CGFloat = 0
    var lineJoin = CGLineJoin.round
    var lineCap = CGLineCap.round
    var miterLimit: CGFloat = 10
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
    var shouldRasterize = false
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
  }
  private var style = Style()
  private var storedPath: CGPath?
  /// The part of the path between two shares of its length, kept since every cell of a picture asks for it.
  private var storedPart: (start: CGFloat, end: CGFloat, path: CGPath)?

  private func get<Value>(_ member: KeyPath<Style, Value>) -> Value { lock.withLock { style[keyPath: member] } }
  private func set<Value>(_ member: WritableKeyPath<Style, Value>, _ value: Value) {
    lock.withLock { style[keyPath: member] = value }
  }

  /// What fills the path; nil at first: nothing.
  open var fillColor: UIColor? {
    get { get(\.fillColor) }
    set { set(\.fillColor, newValue) }
  }
  /// What strokes the path; nil at first: nothing.
  open var strokeColor: UIColor? {
    get { get(\.strokeColor) }
    set { set(\.strokeColor, newValue) }
  }
  /// The width of the stroke, in points; 0, as at first, means that of a road at the scale drawn.
  open var lineWidth: CGFloat {
    get { get(\.lineWidth) }
    set { set(\.lineWidth, newValue) }
  }
  /// How the stroke turns; round at first.
  open var lineJoin: CGLineJoin {
    get { get(\.lineJoin) }
    set { set(\.lineJoin, newValue) }
  }
  /// How the stroke ends; round at first.
  open var lineCap: CGLineCap {
    get { get(\.lineCap) }
    set { set(\.lineCap, newValue) }
  }
  /// How far a mitred corner may reach, in line widths; 10 at first.
  open var miterLimit: CGFloat {
    get { get(\.miterLimit) }
    set { set(\.miterLimit, newValue) }
  }
  /// Where in the dashes the stroke begins, in points; 0 at first.
  open var lineDashPhase: CGFloat {
    get { get(\.lineDashPhase) }
    set { set(\.lineDashPhase, newValue) }
  }
  /// Painted and unpainted lengths in turn, in points; nil at first: a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { get(\.lineDashPattern) }
    set { set(\.lineDashPattern, newValue) }
  }

  /// Whether the overlay goes into SVG and PDF documents as a picture of two pixels a point; false at first.
  ///
  /// Otherwise it goes there as lines and areas. Pixel pictures are the same either way.
  open var shouldRasterize: Bool {
    get { get(\.shouldRasterize) }
    set { set(\.shouldRasterize, newValue) }
  }

  /// The path in the renderer's space; reading it calls `createPath()` while there is none.
  open var path: CGPath? {
    get {
      lock.withLock {
        if storedPath == nil { createPath() }
        return storedPath
      }
    }
    set {
      lock.withLock {
        storedPath = newValue
        storedPart = nil
      }
    }
  }

  /// Makes the path and sets `path`; does nothing by default.
  open func createPath() {}

  /// Forgets the path: it is made anew when it is drawn next, and all drawn of it is out of date.
  open func invalidatePath() {
    path = nil
    setNeedsDisplay()
  }

  /// The shares of the outline's length, 0…1, between which it is stroked; set by the renderers that offer it.
  var strokedPart: (start: CGFloat, end: CGFloat) {
    get { lock.withLock { (style.strokeStart, style.strokeEnd) } }
    set {
      func share(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
      lock.withLock { (style.strokeStart, style.strokeEnd) = (share(newValue.start), share(newValue.end)) }
    }
  }

  /// What of the path is stroked.
  func strokedPath(of path: CGPath) -> CGPath {
    lock.withLock {
      let (start, end) = (style.strokeStart, style.strokeEnd)
      if start <= 0, end >= 1 { return path }
      if let storedPart, storedPart.start == start, storedPart.end == end { return storedPart.path }
      let box = path.boundingBox
      // A circle of the size of the screen keeps its shape to a quarter of a pixel.
      let part = CGPath(
        elements: path.elements.trimmed(from: start, to: end, tolerance: max(box.width, box.height) / 32_768))
      storedPart = (start, end, part)
      return part
    }
  }

  /// Fills and strokes the path.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path else { return }
    if fillColor != nil {
      // Should the main thread take the colour away just now, nothing is filled rather than black.
      context.setFillColor(.clear)
      applyFillProperties(to: context, atZoomScale: zoomScale)
      fillPath(path, in: context)
    }
    if strokeColor != nil {
      context.setStrokeColor(.clear)
      applyStrokeProperties(to: context, atZoomScale: zoomScale)
      strokePath(strokedPath(of: path), in: context)
    }
  }

  /// Sets the fill colour of a context.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }

  /// Sets stroke colour, width, joins, caps and dashes of a context; width and dashes become map points.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    let style = lock.withLock { self.style }
    if let strokeColor = style.strokeColor { context.setStrokeColor(strokeColor.cgColor) }
    context.setLineWidth(style.lineWidth > 0 ? style.lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale))
    context.setLineJoin(style.lineJoin)
    context.setLineCap(style.lineCap)
    context.setMiterLimit(style.miterLimit)
    let lengths = style.lineDashPattern?.map { CGFloat($0.doubleValue) / zoomScale } ?? []
    context.setLineDash(phase: style.lineDashPhase / zoomScale, lengths: lengths)
  }

  /// Fills a path of the renderer's space by the even–odd rule.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  /// Strokes a path of the renderer's space.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.beginPath()
    context.addPath(path)
    context.strokePath()
  }

  /// Answers whether the fill or the stroke covers a map point, or nearly does.
  ///
  /// An addition to Apple's interface, for taps. A hole is not part of the fill; dashes count as a whole line, and
  /// colours as drawn however clear they are. What has no colour is not hit. Linear in the number of the path's points.
  ///
  /// - Parameters:
  ///   - mapPoint: The point, in map points, in the copy of the world in which the overlay lies.
  ///   - tolerance: How far beside the drawing the point may lie, in points.
  ///   - zoomScale: Points per map point.
  /// - Returns: Whether the overlay is hit.
  open override func contains(_ mapPoint: MKMapPoint, tolerance: CGFloat, zoomScale: MKZoomScale) -> Bool {
    guard let path, zoomScale > 0 else { return false }
    let place = point(for: mapPoint)
    if fillColor != nil, fillsInside, path.contains(place, using: .evenOdd) { return true }
    let slack = max(tolerance, 0) / zoomScale
    if strokes {
      let half = (lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale)) / 2
      return strokedPath(of: path).elements.comes(within: half + slack, of: place)
    }
    return fillColor != nil && fillsInside && slack > 0 && path.elements.comes(within: slack, of: place)
  }

  /// Whether the path has an inside; lines have none.
  var fillsInside: Bool { true }

  override var isPictureInDocuments: Bool { shouldRasterize }

  /// Whether anything is stroked.
  var strokes: Bool { strokeColor != nil }

  override func reach(atZoomScale zoomScale: MKZoomScale) -> CGFloat {
    guard strokes else { return 0 }
    let style = lock.withLock { self.style }
    let width = style.lineWidth > 0 ? style.lineWidth : MKRoadWidthAtZoomScale(zoomScale) * zoomScale
    // A mitred corner reaches its limit, a square cap √2 half widths.
    let reach = width / 2 * max(style.lineJoin == .miter ? style.miterLimit : 1, 1.5)
    // A subclass may stroke a wider line of its own below, a casing, say.
    return max(reach, 32)
  }
}
