import CCairo

extension CGContext {
  /// A soft copy of what is drawn, below it.
  ///
  /// Offset and blur are in base units (points of the context).
  struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  /// What `saveGState()` keeps, besides the clip, which Cairo keeps.
  struct State {
    var ctm: CGAffineTransform
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolationQuality = CGInterpolationQuality.default
    var shouldAntialias = true
  }

  /// Keeps matrix, clip and drawing settings until `restoreGState()`.
  public func saveGState() {
    stack.append(state)
    cairo_save(cairo)
  }

  /// Brings back what the matching `saveGState()` kept; one too many does nothing.
  public func restoreGState() {
    guard stack.count > layerFloor, let last = stack.popLast() else { return }
    state = last
    cairo_restore(cairo)
  }

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the fill colour by sRGB components, 0…1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the stroke colour by sRGB components, 0…1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the width of lines, in user space units; 0 draws nothing, below 0 counts as 0.
  ///
  /// On Apple's framework: 0 draws the thinnest line the device has.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width > 0 && width.isFinite ? width : 0 }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  /// Sets how lines turn.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets how far a mitred corner may reach, in line widths; below 1 counts as 1.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit > 1 && limit.isFinite ? limit : 1 }

  /// Sets dashes: painted and unpainted lengths in turn, in user space units, starting `phase` into the pattern.
  ///
  /// No lengths, lengths that are all zero, negative or not finite: a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let usable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 } && phase.isFinite
    state.dashPhase = usable ? phase : 0
    state.dashLengths = usable ? lengths : []
  }

  /// Sets the opacity of everything drawn from now on, 0…1; outside it is cut.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  /// Sets how drawing mixes with what is there.
  ///
  /// In PDF and SVG documents, with `sourceIn`, `sourceOut`, `destinationIn` and `destinationAtop`, a stroke or a text
  /// also changes the rest of the clip. On Apple's framework: only the shape changes, as it does here in pixels.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

  /// How carefully images are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets a shadow in black of one third opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3.0))
  }

  /// Sets a shadow; no colour, none.
  ///
  /// Offset and blur do not follow the matrix. The offset is in base space: y up in a bitmap context, y down in a
  /// context that `UIGraphicsImageRenderer` made. The blur is two standard deviations wide, at most 256 units.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite else {
      state.shadow = nil
      return
    }
    state.shadow = Shadow(offset: offset, blur: blur > 0 ? min(blur, 256) : 0, color: color)
  }
}
