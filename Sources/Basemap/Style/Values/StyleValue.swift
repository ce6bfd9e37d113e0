/// A value of a style sheet: of its JSON, of a feature's tag, or of an expression.
package enum StyleValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case color(StyleColor)
  case array([StyleValue])
  case object([String: StyleValue])
  case image(StyleImage)
  case formatted(FormattedText)
  case collator(StyleCollator)
}

extension StyleValue {
  /// The truth value; nil for others.
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The number; nil for others.
  package var number: Double? { if case .number(let value) = self { value } else { nil } }
  /// The text; nil for others.
  package var string: String? { if case .string(let value) = self { value } else { nil } }
  /// The elements; nil for others.
  package var array: [StyleValue]? { if case .array(let value) = self { value } else { nil } }
  /// The members; nil for others.
  package var object: [String: StyleValue]? { if case .object(let value) = self { value } else { nil } }

  init(_ value: VectorTileValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .bool(let flag): self = .bool(flag)
    case .number, .integer, .unsigned: self = .number(value.double ?? 0)
    }
  }
}
