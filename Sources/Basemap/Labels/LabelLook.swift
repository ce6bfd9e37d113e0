/// The labels of a style sheet in one language, and the images they use.
///
/// Labels are placed anew for each look, so one that is drawn with again should be kept.
package final class LabelLook: Sendable {
  /// Whether a feature of a source layer may have a label.
  package typealias Choice = @Sendable (_ sourceLayer: String, _ feature: StyleFeature) -> Bool
  /// The image of a name, or nil.
  package typealias Images = @Sendable (_ name: String) -> LabelImage?

  private struct Layer: Sendable {
    let index: Int
    let style: StyleLayer
    let symbol: SymbolStyle
    let sourceLayer: String
  }

  /// Answers the layers that have labels at a zoom.
  let layers: @Sendable (_ zoom: Double) -> [LabelLayer]

  init(layers: @escaping @Sendable (_ zoom: Double) -> [LabelLayer]) { self.layers = layers }

  /// Makes the labels of a style sheet.
  ///
  /// - Parameters:
  ///   - sheet: The style sheet; only its symbol layers count.
  ///   - state: What `["global-state", key]` answers, the language for example.
  ///   - image: The images of the style's sprite. It must always give the same image for a name.
  ///   - allows: Which features may have labels, beside what the style says; nil: all.
  package convenience init(
    _ sheet: StyleSheet, state: StyleState = StyleState(), image: @escaping Images = { _ in nil },
    allows: Choice? = nil
  ) {
    let state = state.filled(from: sheet.state)
    let layers = sheet.layers.enumerated().compactMap { index, layer -> Layer? in
      guard case .symbol(let symbol) = layer.paint, let sourceLayer = layer.sourceLayer else { return nil }
      return Layer(index: index, style: layer, symbol: symbol, sourceLayer: sourceLayer)
    }
    self.init { zoom in
      layers.compactMap { layer in
        guard layer.style.zooms.contains(zoom),
          layer.style.visibility.value(in: StyleContext(zoom: zoom, state: state)) == .visible
        else { return nil }
        let reader = LabelStyleReader(layer.symbol, zoom: zoom, state: state, image: image)
        let (filter, sourceLayer) = (layer.style.filter, layer.sourceLayer)
        return LabelLayer(
          index: layer.index, sourceLayer: sourceLayer, placement: reader.placement,
          passes: { feature in
            (filter?.passes(StyleContext(zoom: zoom, feature: feature, state: state)) ?? true)
              && (allows?(sourceLayer, feature) ?? true)
          },
          style: { reader.style(of: $0) })
      }
    }
  }
}
