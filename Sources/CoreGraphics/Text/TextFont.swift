import CPango

/// A size and style of the text font.
package struct TextFont: Hashable, Sendable {
  /// The size of the em square, in units of user space.
  package var size: CGFloat
  /// 100 thin … 400 regular … 700 bold … 900 black; the nearest weight there is is taken.
  package var weight: Int
  package var isItalic: Bool
  /// The language whose ideographs are drawn, such as "ja"; nil: any.
  package var language: String?

  package init(size: CGFloat, weight: Int = 400, isItalic: Bool = false, language: String? = nil) {
    self.size = size.isFinite ? min(max(size, 0.1), 4096) : 12
    self.weight = min(max(weight, 100), 1000)
    self.isItalic = isItalic
    self.language = language
  }

  /// Ascent and descent, both positive, in units of user space.
  package var metrics: (ascent: CGFloat, descent: CGFloat) {
    FontLibrary.shared.withContext { context in
      withDescription { description in
        let metrics = pango_context_get_metrics(context, description, nil)
        defer { pango_font_metrics_unref(metrics) }
        let scale = CGFloat(OMKPangoScale)
        return (
          CGFloat(pango_font_metrics_get_ascent(metrics)) / scale,
          CGFloat(pango_font_metrics_get_descent(metrics)) / scale
        )
      }
    } ?? (0, 0)
  }

  func withDescription<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    let ideographs = language.flatMap { FontLibrary.ideographFamily($0) }
    pango_font_description_set_family(
      description, ([FontLibrary.family] + (ideographs.map { [$0] } ?? [])).joined(separator: ","))
    pango_font_description_set_absolute_size(description, Double(size) * Double(OMKPangoScale))
    pango_font_description_set_weight(description, Int32(weight))
    pango_font_description_set_style(
      description, Int32(isItalic ? OMKPangoStyleItalic : OMKPangoStyleNormal))
    return body(description)
  }
}
