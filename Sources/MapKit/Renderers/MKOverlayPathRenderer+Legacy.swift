extension MKOverlayPathRenderer {
  /// Sets the fill colour: the Swift 2 spelling of `applyFillProperties(to:atZoomScale:)`.
  @available(*, deprecated, renamed: "applyFillProperties(to:atZoomScale:)")
  public func applyFillPropertiesToContext(_ context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    applyFillProperties(to: context, atZoomScale: zoomScale)
  }

  /// Sets how the stroke looks: the Swift 2 spelling of `applyStrokeProperties(to:atZoomScale:)`.
  @available(*, deprecated, renamed: "applyStrokeProperties(to:atZoomScale:)")
  public func applyStrokePropertiesToContext(_ context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
  }

  /// Fills a path: the Swift 2 spelling of `fillPath(_:in:)`.
  @available(*, deprecated, renamed: "fillPath(_:in:)")
  public func fillPath(_ path: CGPath, inContext context: CGContext) { fillPath(path, in: context) }

  /// Strokes a path: the Swift 2 spelling of `strokePath(_:in:)`.
  @available(*, deprecated, renamed: "strokePath(_:in:)")
  public func strokePath(_ path: CGPath, inContext context: CGContext) { strokePath(path, in: context) }
}
