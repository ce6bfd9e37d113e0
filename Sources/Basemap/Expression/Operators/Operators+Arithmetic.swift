extension Operators {
  static let arithmetic: Table = [
    "+": many(0) { $0 + $1 }, "*": many(1) { $0 * $1 },
    "min": many(.infinity) { $0.isNaN || $1.isNaN ? .nan : Swift.min($0, $1) },
    "max": many(-.infinity) { $0.isNaN || $1.isNaN ? .nan : Swift.max($0, $1) },
    "-": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(1...2, expression)
      let operands = try compiler.operands(of: expression, each: .number)
      return operands.count == 1 ? .number(operands[0]) { -$0 } : .number(operands[0], operands[1]) { $0 - $1 }
    },
    "/": two { $0 / $1 }, "%": two { $0.truncatingRemainder(dividingBy: $1) }, "^": two { pow($0, $1) },
    "ln2": constant(M_LN2), "pi": constant(.pi), "e": constant(M_E), "sqrt": one { $0.squareRoot() },
    "log10": one { log10($0) }, "ln": one { log($0) }, "log2": one { log2($0) }, "sin": one { sin($0) },
    "cos": one { cos($0) }, "tan": one { tan($0) }, "asin": one { asin($0) }, "acos": one { acos($0) },
    "atan": one { atan($0) }, "abs": one { Swift.abs($0) }, "ceil": one { $0.rounded(.up) },
    "floor": one { $0.rounded(.down) },
    // Halves go away from zero.
    "round": one { $0.rounded() },
  ]

  private static func constant(_ number: Double) -> ExpressionCompiler.Operator {
    { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(0...0, expression)
      return CompiledExpression(.number(number))
    }
  }

  private static func one(_ function: @escaping @Sendable (Double) -> Double) -> ExpressionCompiler.Operator {
    { compiler, expression, _ throws(ExpressionFault) in
      .number(try compiler.operands(of: expression, .number)[0], function)
    }
  }

  private static func two(_ function: @escaping @Sendable (Double, Double) -> Double) -> ExpressionCompiler.Operator {
    { compiler, expression, _ throws(ExpressionFault) in
      let operands = try compiler.operands(of: expression, .number, .number)
      return .number(operands[0], operands[1], function)
    }
  }

  private static func many(
    _ first: Double, _ function: @escaping @Sendable (Double, Double) -> Double
  ) -> ExpressionCompiler.Operator {
    { compiler, expression, _ throws(ExpressionFault) in
      let operands = try compiler.operands(of: expression, each: .number)
      let numbers = operands.map(\.number)
      return CompiledExpression(number: operands) { context throws(EvaluationFailure) in
        var result = first
        for index in 0..<numbers.count { result = function(result, try numbers[index](context)) }
        return result
      }
    }
  }
}

extension CompiledExpression {
  fileprivate static func number(
    _ a: CompiledExpression, _ function: @escaping @Sendable (Double) -> Double
  ) -> CompiledExpression {
    let number = a.number
    return CompiledExpression(number: [a]) { context throws(EvaluationFailure) in function(try number(context)) }
  }

  fileprivate static func number(
    _ a: CompiledExpression, _ b: CompiledExpression, _ function: @escaping @Sendable (Double, Double) -> Double
  ) -> CompiledExpression {
    let (first, second) = (a.number, b.number)
    return CompiledExpression(number: [a, b]) { context throws(EvaluationFailure) in
      function(try first(context), try second(context))
    }
  }
}
