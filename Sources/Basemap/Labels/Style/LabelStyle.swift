/// What a symbol layer says of one feature, all expressions answered.
///
/// Lengths are points, offsets of text in its own size (ems); angles are degrees clockwise.
struct LabelStyle: Sendable {
  var placement = StyleSymbolPlacement.point
  /// The distance between labels along a line.
  var spacing = 250.0
  /// Lower comes first.
  var sortKey = 0.0
  /// Which of the layer's labels lie above others.
  var order = StyleSymbolOrder.auto
  var text: LabelTextStyle?
  var icon: LabelIconStyle?
}

extension StyleAnchor {
  /// The part of the width that lies left of the place.
  var fractionX: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .center, .top, .bottom: 0.5
    case .right, .topRight, .bottomRight: 1
    }
  }

  /// The part of the height that lies above the place.
  var fractionY: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .center, .left, .right: 0.5
    case .bottom, .bottomLeft, .bottomRight: 1
    }
  }
}
