/// Strokes an `MKPolyline` in colours that change along it.
///
/// Width, caps, joins, dashes, `strokeStart` and `strokeEnd` are those of any line; `strokeColor` counts only as long as
/// no colours are set. Into SVG and PDF documents the line goes as a picture of two pixels a point.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  private var stops = ColorStops()

  /// The colours; none at first.
  public var colors: [UIColor] { lock.withLock { stops.colors } }

  /// Where along the line each colour stands, as a share of its length, 0…1; none at first.
  ///
  /// Lengths are those on the map, as for `MKMultiPoint.location(atPointIndex:)`.
  public var locations: [CGFloat] { lock.withLock { stops.locations } }

  /// Sets colours and where along the line they stand, as shares of its length, 0…1.
  ///
  /// There must be a location for each colour. Between two locations the colours mix; before the first and after the
  /// last the line keeps their colours. Locations need not be in order; at one location the later colour goes on.
  public func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    precondition(colors.count == locations.count, "a location for each colour")
    lock.withLock { stops = ColorStops(colors: colors, locations: locations) }
    setNeedsDisplay()
  }

  /// Strokes the path in the colours.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    let stops = lock.withLock { self.stops }
    guard !stops.colors.isEmpty else { return super.draw(mapRect, zoomScale: zoomScale, in: context) }
    guard let path else { return }
    let width = lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale)
    // A stripe in the colours, a point wider on each side, is cut to the line's own shape: so the soft edges of the line
    // are painted once, whatever the stripe's pieces do to each other.
    context.beginTransparencyLayer()
    context.setLineJoin(lineJoin)
    context.setMiterLimit(miterLimit)
    let part = rect(for: mapRect).insetBy(dx: -2 / zoomScale, dy: -2 / zoomScale)
    ColorStripe(line: polyline.unwrappedPoints.map { point(for: $0) }, stops: stops, width: width + 2 / zoomScale)
      .paint(in: part, pointsPerUnit: zoomScale, context: context)
    context.setBlendMode(.destinationIn)
    context.beginTransparencyLayer()
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    context.setStrokeColor(UIColor.black.cgColor)
    strokePath(strokedPath(of: path), in: context)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
  }

  override var strokes: Bool { super.strokes || !colors.isEmpty }

  override var isPictureInDocuments: Bool { true }
}
