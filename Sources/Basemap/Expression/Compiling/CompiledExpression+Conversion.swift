extension CompiledExpression {
  /// The first operand that has a type; fails where none has.
  static func assertion(_ operands: [CompiledExpression], _ type: StyleType) -> CompiledExpression {
    let evaluates = operands.map(\.evaluate)
    return CompiledExpression(type, of: operands) { context throws(EvaluationFailure) in
      for index in 0..<evaluates.count {
        let value = try evaluates[index](context)
        if type.holds(value) { return value }
      }
      throw EvaluationFailure("a value of another type")
    }
  }

  /// The first operand that can be turned into a type; fails where none can.
  static func coercion(_ operands: [CompiledExpression], _ type: StyleType) -> CompiledExpression {
    let evaluates = operands.map(\.evaluate)
    return CompiledExpression(type, of: operands, type == .image ? .images : []) { context throws(EvaluationFailure) in
      for index in 0..<evaluates.count {
        guard let value = try evaluates[index](context).coerced(to: type) else { continue }
        if case .image(var image) = value, let names = context.availableImages {
          image.isAvailable = names.contains(image.name)
          return .image(image)
        }
        return value
      }
      throw EvaluationFailure("a value that cannot be turned into the type wanted")
    }
  }
}

extension StyleType {
  /// Whether a value is of this type; makes no type of the value, so that nothing is allocated.
  func holds(_ value: StyleValue) -> Bool {
    switch (self, value) {
    case (.array(let item, let count), .array(let elements)):
      (count == nil || count == elements.count) && elements.allSatisfy(item.holds)
    case (.value, .collator): false
    case (.value, _), (.null, .null), (.number, .number), (.string, .string), (.boolean, .bool), (.color, .color),
      (.object, .object), (.collator, .collator), (.formatted, .formatted), (.image, .image):
      true
    default: false
    }
  }
}
