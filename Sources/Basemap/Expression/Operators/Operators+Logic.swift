extension Operators {
  static let logic: Table = [
    "all": { compiler, expression, _ throws(ExpressionFault) in
      .all(try compiler.operands(of: expression, each: .boolean))
    },
    "any": { compiler, expression, _ throws(ExpressionFault) in
      .any(try compiler.operands(of: expression, each: .boolean))
    },
    "!": { compiler, expression, _ throws(ExpressionFault) in
      .not(try compiler.operands(of: expression, .boolean)[0])
    },
  ]
}

extension CompiledExpression {
  /// Whether all operands are true; stops at the first that is not.
  static func all(_ operands: [CompiledExpression]) -> CompiledExpression {
    let tests = operands.map(\.test)
    return CompiledExpression(test: operands) { context throws(EvaluationFailure) in
      for index in 0..<tests.count where !(try tests[index](context)) { return false }
      return true
    }
  }

  /// Whether an operand is true; stops at the first that is.
  static func any(_ operands: [CompiledExpression]) -> CompiledExpression {
    let tests = operands.map(\.test)
    return CompiledExpression(test: operands) { context throws(EvaluationFailure) in
      for index in 0..<tests.count where try tests[index](context) { return true }
      return false
    }
  }

  static func not(_ operand: CompiledExpression) -> CompiledExpression {
    let test = operand.test
    return CompiledExpression(test: [operand]) { context throws(EvaluationFailure) in !(try test(context)) }
  }
}
