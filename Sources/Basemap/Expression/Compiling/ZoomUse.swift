/// Where an expression asks for the zoom.
enum ZoomUse: Sendable {
  case none
  /// It is the zoom itself.
  case itself
  /// It is a curve over the zoom, or has one where curves over the zoom may stand.
  case curve(interpolates: Bool)
  /// Elsewhere; properties must not, filters may.
  case elsewhere

  /// The use of an expression that is neither a curve nor passes on the value of an operand.
  init(within operands: [CompiledExpression]) { self = operands.contains { !$0.zoomUse.isNone } ? .elsewhere : .none }

  /// The use of a curve.
  static func curve(over input: CompiledExpression, _ outputs: [CompiledExpression], interpolates: Bool) -> ZoomUse {
    let hasOutputs = outputs.contains { !$0.zoomUse.isNone }
    if case .itself = input.zoomUse { return hasOutputs ? .elsewhere : .curve(interpolates: interpolates) }
    return hasOutputs || !input.zoomUse.isNone ? .elsewhere : .none
  }

  /// The use of an expression that passes on the value of one of its operands.
  static func passing(_ operands: [CompiledExpression]) -> ZoomUse {
    let uses = operands.map(\.zoomUse).filter { !$0.isNone }
    guard let first = uses.first else { return .none }
    if uses.count == 1, case .curve = first { return first }
    return .elsewhere
  }

  private var isNone: Bool { if case .none = self { true } else { false } }
}
