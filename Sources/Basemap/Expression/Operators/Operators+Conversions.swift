extension Operators {
  static let conversions: Table = [
    "to-boolean": { compiler, expression, _ throws(ExpressionFault) in
      let operands = try compiler.operands(of: expression, .value)
      let evaluate = operands[0].evaluate
      return CompiledExpression(test: operands) { context throws(EvaluationFailure) in try evaluate(context).isTrue }
    },
    "to-string": { compiler, expression, _ throws(ExpressionFault) in
      .coercion(try compiler.operands(of: expression, .value), .string)
    },
    "to-number": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(atLeast: 1, expression)
      return .coercion(try compiler.operands(of: expression, each: .value), .number)
    },
    "to-color": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(atLeast: 1, expression)
      return .coercion(try compiler.operands(of: expression, each: .value), .color)
    },
    "typeof": { compiler, expression, _ throws(ExpressionFault) in
      let operands = try compiler.operands(of: expression, .value)
      let evaluate = operands[0].evaluate
      return CompiledExpression(.string, of: operands) { context throws(EvaluationFailure) in
        .string(try evaluate(context).type.description)
      }
    },
  ]
}
