import CCairo

extension CGContext {
  /// Makes a context that writes a PDF whose pages have the size of `mediaBox`, in points (612 × 792 without one).
  ///
  /// The same drawing gives the same bytes: the document's date is always 2000-01-01. Answers nil for a size that is
  /// not positive and finite, or above 14,400 points (200 inches), where PDF ends.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [String: Any]? = nil
  ) {
    self.init(kind: .pdf, consumer: consumer, size: mediaBox?.pointee.size ?? CGSize(width: 612, height: 792))
  }

  /// Makes a context that writes an SVG document of a size in points.
  ///
  /// An addition to Apple's interface. The same drawing gives the same bytes. Answers nil for a size that is not
  /// positive and finite, or above 14,400 points.
  public convenience init?(svgConsumer consumer: CGDataConsumer, size: CGSize) {
    self.init(kind: .svg, consumer: consumer, size: size)
  }

  private convenience init?(kind: DocumentTarget.Kind, consumer: CGDataConsumer, size: CGSize) {
    guard size.width > 0, size.height > 0, size.width <= 14_400, size.height <= 14_400 else { return nil }
    let target = DocumentTarget(kind: kind, consumer: consumer)
    let closure = Unmanaged.passUnretained(target).toOpaque()
    let (width, height) = (Double(size.width), Double(size.height))
    let pointer =
      switch kind {
      case .pdf: cairo_pdf_surface_create_for_stream(DocumentTarget.write, closure, width, height)
      case .svg: cairo_svg_surface_create_for_stream(DocumentTarget.write, closure, width, height)
      }
    guard let surface = CairoSurface(owning: pointer) else { return nil }
    // A point of the document is a pixel of the page it is put on: "pt" would be shown a third larger.
    if kind == .svg { cairo_svg_surface_set_document_unit(surface.pointer, CAIRO_SVG_UNIT_PX) }
    if kind == .pdf {
      cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
      cairo_pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATOR, "OpenMapKit")
    }
    // Pictures of shadows and the like are drawn at twice the density of points.
    cairo_surface_set_fallback_resolution(surface.pointer, 144, 144)
    self.init(surface: surface, target: .document(target), width: size.width, height: size.height)
  }

  /// Starts a page of a PDF; settings start anew.
  public func beginPDFPage(_ pageInfo: [String: Any]?) {
    guard case .document(let target) = target, target.kind == .pdf else { return }
    if target.hasOpenPage { endPDFPage() }
    target.hasOpenPage = true
    saveGState()
  }

  /// Ends the page begun last.
  public func endPDFPage() {
    guard case .document(let target) = target, target.kind == .pdf, target.hasOpenPage else { return }
    target.hasOpenPage = false
    unwind()
    cairo_show_page(cairo)
  }

  /// Lays down the layers under way and brings back the first state.
  private func unwind() {
    while !layerFloors.isEmpty { endTransparencyLayer() }
    while !stack.isEmpty { restoreGState() }
  }

  /// Ends a PDF or SVG document: its bytes are then with the consumer.
  ///
  /// Drawing afterwards has no effect. A document that is not closed is when its context goes.
  public func closePDF() {
    guard case .document(let target) = target, !target.isFinished else { return }
    endPDFPage()
    unwind()
    finishSurface()
    target.finish()
  }
}
