extension Operators {
  /// What comes from the feature and the view.
  static let inputs: Table = [
    "zoom": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(0...0, expression)
      return CompiledExpression(number: [], .zoom) { $0.zoom }
    },
    "get": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(1...2, expression)
      let key = try compiler.compile(expression[1], at: 1, expecting: .string)
      if expression.count == 2, let name = key.constant?.string {
        let key = StyleKey(name)
        return CompiledExpression(.value, of: [], .feature) { $0.feature?.value(key) ?? .null }
      }
      throw compiler.fault("not yet")
    },
  ]
}
