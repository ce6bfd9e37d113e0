extension CompiledExpression {
  /// The first operand that has a type; fails where none has.
  static func assertion(_ operands: [CompiledExpression], _ type: StyleType) -> CompiledExpression {
    let evaluates = operands.map(\.evaluate)
    return CompiledExpression(type, of: operands) { context throws(EvaluationFailure) in
      for evaluate in evaluates {
        let value = try evaluate(context)
        if type.accepts(value.type) { return value }
      }
      throw EvaluationFailure("a value of another type")
    }
  }

  /// The first operand that can be turned into a type; fails where none can.
  static func coercion(_ operands: [CompiledExpression], _ type: StyleType) -> CompiledExpression {
    let evaluates = operands.map(\.evaluate)
    return CompiledExpression(type, of: operands) { context throws(EvaluationFailure) in
      for evaluate in evaluates {
        if let value = try evaluate(context).coerced(to: type) { return value }
      }
      throw EvaluationFailure("a value that cannot be turned into the type wanted")
    }
  }
}

extension StyleValue {
  /// The value as one of another type; nil where it cannot be turned into that.
  func coerced(to type: StyleType) -> StyleValue? {
    switch type {
    case .color: color.map(StyleValue.color)
    case .formatted: .formatted(formatted)
    case .image: image.map(StyleValue.image)
    default: type.accepts(self.type) ? self : nil
    }
  }

  private var color: StyleColor? {
    switch self {
    case .color(let color): color
    case .string(let text): StyleColor(css: text)
    default: nil
    }
  }

  private var formatted: FormattedText {
    switch self {
    case .formatted(let text): text
    case .image(let image): FormattedText(sections: [FormattedText.Section("", image: image)])
    default: FormattedText(text)
    }
  }

  private var image: StyleImage? {
    switch self {
    case .image(let image): image
    default: text.isEmpty ? nil : StyleImage(text)
    }
  }

  /// The value as text, as `to-string` has it.
  var text: String {
    switch self {
    case .string(let text): text
    default: ""
    }
  }
}
