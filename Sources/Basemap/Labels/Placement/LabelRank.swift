/// The total order of all labels of a plane: who is placed where only one can be.
///
/// It is made of what a label is and where it lies, so that every picture orders the labels alike.
struct LabelRank: Sendable {
  /// The index of the layer; later ones come first.
  let layer: Int
  /// Lower comes first.
  let sortKey: Double
  /// The index of the feature in its tile: tiles name what matters most first.
  let feature: Int
  let anchor: SIMD2<Double>
  let text: String
  /// Which labels of the layer lie above others.
  var order = StyleSymbolOrder.auto

  func isAhead(of other: LabelRank) -> Bool {
    if layer != other.layer { return layer > other.layer }
    if sortKey != other.sortKey { return sortKey < other.sortKey }
    if feature != other.feature { return feature < other.feature }
    return isAheadByPlace(of: other)
  }

  /// Whether the label is drawn first, where both are.
  func isBelow(_ other: LabelRank) -> Bool {
    if layer != other.layer { return layer < other.layer }
    switch order {
    case .auto: if sortKey != other.sortKey { return sortKey < other.sortKey }
    case .source: if feature != other.feature { return feature < other.feature }
    case .viewportY: break
    }
    return isAheadByPlace(of: other)
  }

  private func isAheadByPlace(of other: LabelRank) -> Bool {
    if anchor.y != other.anchor.y { return anchor.y < other.anchor.y }
    if anchor.x != other.anchor.x { return anchor.x < other.anchor.x }
    if text != other.text { return text < other.text }
    return feature < other.feature
  }
}
