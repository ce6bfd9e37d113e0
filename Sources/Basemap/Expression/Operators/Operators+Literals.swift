extension Operators {
  static let literals: Table = [
    "literal": { compiler, expression, expected throws(ExpressionFault) in
      try compiler.expect(1...1, expression)
      // An empty array fits wherever an array is wanted.
      if case .array(let elements) = expression[1], elements.isEmpty, case .array(let item, let count)? = expected,
        count == nil || count == 0
      {
        return CompiledExpression(expression[1], .array(item, count))
      }
      return CompiledExpression(expression[1])
    },
    "semiliteral": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(1...1, expression)
      guard case .array(let elements) = expression[1] else { return CompiledExpression(expression[1]) }
      var operands: [CompiledExpression] = []
      for (index, element) in elements.enumerated() {
        operands.append(try compiler.compile(element, at: index + 1, expecting: .value))
      }
      return .array(operands)
    },
    "array": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(atLeast: 1, expression)
      var (item, count, first) = (StyleType.value, Int?.none, 1)
      if expression.count > 2 {
        guard let type = expression[1].string.flatMap({ Self.scalars[$0] }) else {
          throw compiler.fault("the type of an array's elements is \"string\", \"number\" or \"boolean\"", at: 1)
        }
        (item, first) = (type, 2)
      }
      if expression.count > 3 {
        if expression[2] != .null {
          guard let number = expression[2].number, let length = Int(exactly: number), length >= 0 else {
            throw compiler.fault("an array's length is a whole number, 0 or more", at: 2)
          }
          count = length
        }
        first = 3
      }
      return try compiler.assertion(expression, from: first, .array(item, count))
    },
    "string": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.assertion(expression, from: 1, .string)
    },
    "number": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.assertion(expression, from: 1, .number)
    },
    "boolean": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.assertion(expression, from: 1, .boolean)
    },
    "object": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.assertion(expression, from: 1, .object)
    },
  ]

  private static let scalars: [String: StyleType] = ["string": .string, "number": .number, "boolean": .boolean]
}

extension ExpressionCompiler {
  fileprivate mutating func assertion(
    _ expression: [StyleValue], from first: Int, _ type: StyleType
  ) throws(ExpressionFault) -> CompiledExpression {
    try expect(atLeast: 1, expression)
    var operands: [CompiledExpression] = []
    for index in first..<expression.count {
      operands.append(try compile(expression[index], at: index, expecting: .value))
    }
    return .assertion(operands, type)
  }
}

extension CompiledExpression {
  /// An array of the values of its operands.
  fileprivate static func array(_ operands: [CompiledExpression]) -> CompiledExpression {
    let evaluates = operands.map(\.evaluate)
    let first = operands.first?.type ?? .value
    let item = operands.allSatisfy { $0.type == first } ? first : .value
    return CompiledExpression(.array(item, operands.count), of: operands) { context throws(EvaluationFailure) in
      var values: [StyleValue] = []
      values.reserveCapacity(evaluates.count)
      for evaluate in evaluates { values.append(try evaluate(context)) }
      return .array(values)
    }
  }
}
