extension Operators {
  static let variables: Table = [
    "let": { compiler, expression, expected throws(ExpressionFault) in
      try compiler.expect(atLeast: 3, expression)
      guard expression.count % 2 == 0 else { throw compiler.fault("a name without a value, or nothing to answer") }
      var added: [String: CompiledExpression] = [:]
      for index in stride(from: 1, to: expression.count - 1, by: 2) {
        guard let name = expression[index].string else { throw compiler.fault("a name expected", at: index) }
        guard name.utf8.allSatisfy({ $0 == UInt8(ascii: "_") || Self.isAlphanumeric($0) }) else {
          throw compiler.fault("names are made of letters, digits and _", at: index)
        }
        added[name] = try compiler.compile(expression[index + 1], at: index + 1)
      }
      let last = expression.count - 1
      var result = try compiler.compile(expression[last], at: last, expecting: expected, variables: added)
      if case .elsewhere = ZoomUse(within: Array(added.values)) { result.zoomUse = .elsewhere }
      return result
    },
    "var": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(1...1, expression)
      guard let name = expression[1].string else { throw compiler.fault("a name expected, written out", at: 1) }
      guard let variable = compiler.variables[name] else {
        throw compiler.fault("there is no variable \"\(name)\" here", at: 1)
      }
      return variable
    },
  ]

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }
}
