extension Operators {
  static let decisions: Table = [
    "case": { compiler, expression, expected throws(ExpressionFault) in
      try compiler.expect(atLeast: 3, expression)
      guard expression.count % 2 == 0 else { throw compiler.fault("a condition without an output") }
      var type = expected == .value ? nil : expected
      var (conditions, outputs): ([CompiledExpression], [CompiledExpression]) = ([], [])
      for index in stride(from: 1, to: expression.count - 1, by: 2) {
        conditions.append(try compiler.compile(expression[index], at: index, expecting: .boolean))
        outputs.append(try compiler.compile(expression[index + 1], at: index + 1, expecting: type))
        type = type ?? outputs[0].type
      }
      let last = expression.count - 1
      outputs.append(try compiler.compile(expression[last], at: last, expecting: type))
      return .choice(of: outputs, type ?? .value, given: conditions, Self.first(true: conditions))
    },
    "match": { compiler, expression, expected throws(ExpressionFault) in
      try compiler.expect(atLeast: 4, expression)
      guard expression.count % 2 == 1 else { throw compiler.fault("a label without an output") }
      var type = expected == .value ? nil : expected
      var labels = MatchLabels()
      var outputs: [CompiledExpression] = []
      for index in stride(from: 2, to: expression.count - 1, by: 2) {
        do throws(MatchLabels.Fault) { try labels.add(expression[index], outputs.count) } catch {
          throw compiler.fault(error.reason, at: index)
        }
        outputs.append(try compiler.compile(expression[index + 1], at: index + 1, expecting: type))
        type = type ?? outputs[0].type
      }
      let input = try compiler.compile(expression[1], at: 1, expecting: .value)
      let last = expression.count - 1
      outputs.append(try compiler.compile(expression[last], at: last, expecting: type))
      guard input.type == .value || input.type == labels.type else {
        throw compiler.fault("\(labels.type) expected, but this is \(input.type)", at: 1)
      }
      let (evaluate, table, otherwise) = (input.evaluate, labels, outputs.count - 1)
      return .choice(of: outputs, type ?? .value, given: [input]) { context throws(EvaluationFailure) in
        table.output(for: try evaluate(context)) ?? otherwise
      }
    },
    "coalesce": { compiler, expression, expected throws(ExpressionFault) in
      try compiler.expect(atLeast: 1, expression)
      var type = expected == .value ? nil : expected
      var operands: [CompiledExpression] = []
      for index in expression.indices.dropFirst() {
        operands.append(try compiler.compile(expression[index], at: index, expecting: type, .some(.none)))
        type = type ?? operands[0].type
      }
      // Operands are not checked, since null is what they may be; where one needs it, the whole is.
      let needsCheck = expected.map { expected in operands.contains { !expected.accepts($0.type) } } ?? false
      return .coalesce(operands, needsCheck ? .value : type ?? .value)
    },
  ]

  /// The index of the first condition that holds; their number where none does.
  private static func first(
    true conditions: [CompiledExpression]
  ) -> @Sendable (StyleContext) throws(EvaluationFailure) -> Int {
    let tests = conditions.map(\.test)
    return { context throws(EvaluationFailure) in
      for index in 0..<tests.count where try tests[index](context) { return index }
      return tests.count
    }
  }
}

extension CompiledExpression {
  /// The output at the index that a closure answers.
  fileprivate static func choice(
    of outputs: [CompiledExpression], _ type: StyleType, given inputs: [CompiledExpression],
    _ index: @escaping @Sendable (StyleContext) throws(EvaluationFailure) -> Int
  ) -> CompiledExpression {
    switch type {
    case .boolean:
      let tests = outputs.map(\.test)
      return CompiledExpression(test: inputs + outputs) { context throws(EvaluationFailure) in
        try tests[try index(context)](context)
      }
    case .number:
      let numbers = outputs.map(\.number)
      return CompiledExpression(number: inputs + outputs) { context throws(EvaluationFailure) in
        try numbers[try index(context)](context)
      }
    default:
      let evaluates = outputs.map(\.evaluate)
      return CompiledExpression(type, of: inputs + outputs) { context throws(EvaluationFailure) in
        try evaluates[try index(context)](context)
      }
    }
  }

  /// The first value that is neither null nor a picture that the sprite lacks; of those pictures the first.
  fileprivate static func coalesce(_ operands: [CompiledExpression], _ type: StyleType) -> CompiledExpression {
    let evaluates = operands.map(\.evaluate)
    var expression = CompiledExpression(type, of: operands) { context throws(EvaluationFailure) in
      var missing: StyleValue?
      for index in 0..<evaluates.count {
        let value = try evaluates[index](context)
        switch value {
        case .null: break
        case .image(let image) where !image.isAvailable: missing = missing ?? value
        default: return value
        }
      }
      return missing ?? .null
    }
    expression.zoomUse = .passing(operands)
    return expression
  }
}
