extension MKOverlayRenderer {
  /// Answers whether a part can be drawn: the Swift 2 spelling of `canDraw(_:zoomScale:)`.
  @available(*, deprecated, renamed: "canDraw(_:zoomScale:)")
  public func canDrawMapRect(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool {
    canDraw(mapRect, zoomScale: zoomScale)
  }

  /// Draws a part: the Swift 2 spelling of `draw(_:zoomScale:in:)`.
  ///
  /// It can be called, not overridden: the map calls the modern one.
  @available(*, deprecated, renamed: "draw(_:zoomScale:in:)")
  public func drawMapRect(_ mapRect: MKMapRect, zoomScale: MKZoomScale, inContext context: CGContext) {
    draw(mapRect, zoomScale: zoomScale, in: context)
  }

  /// Answers a point as a map point: the Swift 2 spelling of `mapPoint(for:)`.
  @available(*, deprecated, renamed: "mapPoint(for:)")
  public func mapPointForPoint(_ point: CGPoint) -> MKMapPoint { mapPoint(for: point) }

  /// Answers a rectangle as a map rect: the Swift 2 spelling of `mapRect(for:)`.
  @available(*, deprecated, renamed: "mapRect(for:)")
  public func mapRectForRect(_ rect: CGRect) -> MKMapRect { mapRect(for: rect) }

  /// Answers a map point in the renderer's space: the Swift 2 spelling of `point(for:)`.
  @available(*, deprecated, renamed: "point(for:)")
  public func pointForMapPoint(_ mapPoint: MKMapPoint) -> CGPoint { point(for: mapPoint) }

  /// Answers a map rect in the renderer's space: the Swift 2 spelling of `rect(for:)`.
  @available(*, deprecated, renamed: "rect(for:)")
  public func rectForMapRect(_ mapRect: MKMapRect) -> CGRect { rect(for: mapRect) }

  /// Says that a part is out of date: the Swift 2 spelling of `setNeedsDisplay(_:)`.
  @available(*, deprecated, renamed: "setNeedsDisplay(_:)")
  public func setNeedsDisplayInMapRect(_ mapRect: MKMapRect) { setNeedsDisplay(mapRect) }

  /// Says that a part is out of date: the Swift 2 spelling of `setNeedsDisplay(_:zoomScale:)`.
  @available(*, deprecated, renamed: "setNeedsDisplay(_:zoomScale:)")
  public func setNeedsDisplayInMapRect(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {
    setNeedsDisplay(mapRect, zoomScale: zoomScale)
  }

  /// Says that a part is out of date: the spelling before Swift 4.2 of `setNeedsDisplay(_:)`.
  @available(*, deprecated, renamed: "setNeedsDisplay(_:)")
  public func setNeedsDisplayIn(_ mapRect: MKMapRect) { setNeedsDisplay(mapRect) }

  /// Says that a part is out of date: the spelling before Swift 4.2 of `setNeedsDisplay(_:zoomScale:)`.
  @available(*, deprecated, renamed: "setNeedsDisplay(_:zoomScale:)")
  public func setNeedsDisplayIn(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {
    setNeedsDisplay(mapRect, zoomScale: zoomScale)
  }
}
