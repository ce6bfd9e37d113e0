/// A layer of a style sheet.
package struct StyleLayer: Sendable {
  package let id: String
  /// The name of the source; nil for the background.
  package let source: String?
  /// The layer of the source's vector tiles.
  package let sourceLayer: String?
  /// The zooms at which the layer is drawn (world of 512 · 2^zoom points), the upper end not included.
  package let zooms: Range<Double>
  package let visibility: StyleProperty<StyleVisibility>
  package let filter: StyleFilter?
  package let metadata: [String: StyleValue]
  package let paint: StylePaint

  /// Whether the layer is drawn where nothing sets the state that its visibility may depend on.
  package var isVisible: Bool { visibility.value(in: StyleContext(zoom: zooms.lowerBound)) == .visible }
}

/// What a layer draws, and how.
package enum StylePaint: Sendable {
  case background(BackgroundStyle)
  case fill(FillStyle)
  case line(LineStyle)
  case symbol(SymbolStyle)
  case circle(CircleStyle)
  case raster(RasterStyle)
  case extrusion(ExtrusionStyle)
}
