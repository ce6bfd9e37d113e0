extension Operators {
  static let comparisons: Table = [
    "==": { compiler, expression, _ throws(ExpressionFault) in try compiler.equality(expression, isEqual: true) },
    "!=": { compiler, expression, _ throws(ExpressionFault) in try compiler.equality(expression, isEqual: false) },
    "<": { compiler, expression, _ throws(ExpressionFault) in try compiler.order(expression, .below) },
    ">": { compiler, expression, _ throws(ExpressionFault) in try compiler.order(expression, .above) },
    "<=": { compiler, expression, _ throws(ExpressionFault) in try compiler.order(expression, .notAbove) },
    ">=": { compiler, expression, _ throws(ExpressionFault) in try compiler.order(expression, .notBelow) },
  ]
}

/// How two values must lie to each other.
enum StyleOrder: Sendable {
  case below, above, notAbove, notBelow

  @inline(__always) func holds(_ a: Double, _ b: Double) -> Bool {
    switch self {
    case .below: a < b
    case .above: a > b
    case .notAbove: a <= b
    case .notBelow: a >= b
    }
  }

  /// By the numbers of the characters in Unicode.
  func holds(_ a: String, _ b: String) -> Bool {
    switch self {
    case .below: a < b
    case .above: a > b
    case .notAbove: a <= b
    case .notBelow: a >= b
    }
  }

  func holds(_ result: ComparisonResult) -> Bool {
    switch self {
    case .below: result == .orderedAscending
    case .above: result == .orderedDescending
    case .notAbove: result != .orderedDescending
    case .notBelow: result != .orderedAscending
    }
  }
}

extension ExpressionCompiler {
  fileprivate mutating func equality(
    _ expression: [StyleValue], isEqual: Bool
  ) throws(ExpressionFault) -> CompiledExpression {
    let (a, b, collator) = try compared(expression, [.boolean, .string, .number, .null, .value])
    if let collator { return .equality(a, b, collator, isEqual: isEqual) }
    return .equality(a, b, isEqual: isEqual)
  }

  fileprivate mutating func order(
    _ expression: [StyleValue], _ order: StyleOrder
  ) throws(ExpressionFault) -> CompiledExpression {
    var (a, b, collator) = try compared(expression, [.string, .number, .value])
    if a.type == .value, b.type != .value { a = .assertion([a], b.type) }
    if b.type == .value, a.type != .value { b = .assertion([b], a.type) }
    return .order(a, b, collator, order)
  }

  private mutating func compared(_ expression: [StyleValue], _ types: [StyleType]) throws(ExpressionFault) -> (
    CompiledExpression, CompiledExpression, CompiledExpression?
  ) {
    try expect(2...3, expression)
    var operands: [CompiledExpression] = []
    for index in 1...2 {
      let operand = try compile(expression[index], at: index, expecting: .value)
      guard types.contains(operand.type) else {
        throw fault("values of type \(operand.type) are not compared so", at: index)
      }
      operands.append(operand)
    }
    let (a, b) = (operands[0], operands[1])
    guard a.type == b.type || a.type == .value || b.type == .value else {
      throw fault("values of types \(a.type) and \(b.type) are not compared")
    }
    guard expression.count > 3 else { return (a, b, nil) }
    guard [a, b].contains(where: { $0.type == .string || $0.type == .value }) else {
      throw fault("a collator compares texts only")
    }
    return (a, b, try compile(expression[3], at: 3, expecting: .collator))
  }
}

extension CompiledExpression {
  /// Whether the values are the same; values of different types are not.
  static func equality(_ a: CompiledExpression, _ b: CompiledExpression, isEqual: Bool) -> CompiledExpression {
    if let text = b.constant?.string { return equality(a, text, isEqual: isEqual) }
    if let text = a.constant?.string { return equality(b, text, isEqual: isEqual) }
    let (first, second) = (a.evaluate, b.evaluate)
    return CompiledExpression(test: [a, b]) { context throws(EvaluationFailure) in
      (try first(context) == second(context)) == isEqual
    }
  }

  private static func equality(_ a: CompiledExpression, _ text: String, isEqual: Bool) -> CompiledExpression {
    if let key = a.tag {
      return CompiledExpression(test: [a]) { ($0.feature?.has(key, text) ?? false) == isEqual }
    }
    let evaluate = a.evaluate
    return CompiledExpression(test: [a]) { context throws(EvaluationFailure) in
      guard case .string(let value) = try evaluate(context) else { return !isEqual }
      return (value == text) == isEqual
    }
  }

  fileprivate static func equality(
    _ a: CompiledExpression, _ b: CompiledExpression, _ collator: CompiledExpression, isEqual: Bool
  ) -> CompiledExpression {
    let (first, second, rule) = (a.evaluate, b.evaluate, collator.evaluate)
    return CompiledExpression(test: [a, b, collator]) { context throws(EvaluationFailure) in
      let (a, b) = (try first(context), try second(context))
      guard case .string(let first) = a, case .string(let second) = b, case .collator(let rule) = try rule(context)
      else { return (a == b) == isEqual }
      return (rule.compare(first, second) == .orderedSame) == isEqual
    }
  }

  fileprivate static func order(
    _ a: CompiledExpression, _ b: CompiledExpression, _ collator: CompiledExpression?, _ order: StyleOrder
  ) -> CompiledExpression {
    if a.type == .number, b.type == .number, collator == nil {
      let (first, second) = (a.number, b.number)
      return CompiledExpression(test: [a, b]) { context throws(EvaluationFailure) in
        order.holds(try first(context), try second(context))
      }
    }
    let (first, second, rule) = (a.evaluate, b.evaluate, collator?.evaluate)
    return CompiledExpression(test: [a, b] + (collator.map { [$0] } ?? [])) { context throws(EvaluationFailure) in
      switch (try first(context), try second(context)) {
      case (.number(let a), .number(let b)) where rule == nil: return order.holds(a, b)
      case (.string(let a), .string(let b)):
        guard case .collator(let rule)? = try rule?(context) else { return order.holds(a, b) }
        return order.holds(rule.compare(a, b))
      default: throw EvaluationFailure("two texts or two numbers expected")
      }
    }
  }
}
