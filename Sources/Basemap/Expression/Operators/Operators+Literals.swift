extension Operators {
  static let literals: Table = [
    "literal": { compiler, expression, expected throws(ExpressionFault) in
      try compiler.expect(1...1, expression)
      // An empty array fits wherever an array is wanted.
      if case .array(let elements) = expression[1], elements.isEmpty, case .array(let item, let count)? = expected,
        count == nil || count == 0
      {
        return CompiledExpression(expression[1], .array(item, 0))
      }
      return CompiledExpression(expression[1])
    }
  ]
}
