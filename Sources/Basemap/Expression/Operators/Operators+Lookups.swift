extension Operators {
  /// Operators that look into texts and arrays; the places of a text are its Unicode scalars.
  static let lookups: Table = [
    "at": { compiler, expression, expected throws(ExpressionFault) in
      let operands = try compiler.operands(of: expression, .number, .array(expected ?? .value, nil))
      guard case .array(let item, _) = operands[1].type else { throw compiler.fault("an array expected", at: 2) }
      let (number, evaluate) = (operands[0].number, operands[1].evaluate)
      return CompiledExpression(item, of: operands) { context throws(EvaluationFailure) in
        guard case .array(let elements) = try evaluate(context), let index = Int(exactly: try number(context)),
          elements.indices.contains(index)
        else { throw EvaluationFailure("there is no element at the index") }
        return elements[index]
      }
    },
    "length": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(1...1, expression)
      let operand = try compiler.compile(expression[1], at: 1)
      try compiler.checkRow(operand.type, at: 1)
      let evaluate = operand.evaluate
      return CompiledExpression(number: [operand]) { context throws(EvaluationFailure) in
        switch try evaluate(context) {
        case .string(let text): return Double(text.unicodeScalars.count)
        case .array(let elements): return Double(elements.count)
        default: throw EvaluationFailure("a text or an array expected")
        }
      }
    },
    "in": { compiler, expression, _ throws(ExpressionFault) in
      let operands = try compiler.operands(of: expression, .value, .value)
      try compiler.checkElement(operands[0].type, at: 1)
      let (element, row) = (operands[0].evaluate, operands[1].evaluate)
      if case .array(let elements)? = operands[1].constant {
        let table = ValueTable(elements)
        return CompiledExpression(test: operands) { context throws(EvaluationFailure) in
          let element = try element(context)
          guard element.isSearchable else { throw EvaluationFailure("a value that is not looked for") }
          return table.contains(element)
        }
      }
      return CompiledExpression(test: operands) { context throws(EvaluationFailure) in
        let (element, row) = (try element(context), try row(context))
        guard row.isTrue else { return false }
        return try row.index(of: element, from: 0) != nil
      }
    },
    "index-of": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(2...3, expression)
      var operands: [CompiledExpression] = []
      for index in 1..<expression.count {
        operands.append(try compiler.compile(expression[index], at: index, expecting: index < 3 ? .value : .number))
      }
      try compiler.checkElement(operands[0].type, at: 1)
      let (element, row) = (operands[0].evaluate, operands[1].evaluate)
      let first = operands.count > 2 ? operands[2].number : nil
      return CompiledExpression(number: operands) { context throws(EvaluationFailure) in
        let (element, row) = (try element(context), try row(context))
        return Double(try row.index(of: element, from: try first?(context) ?? 0) ?? -1)
      }
    },
    "slice": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(2...3, expression)
      var operands: [CompiledExpression] = []
      for index in 1..<expression.count {
        operands.append(try compiler.compile(expression[index], at: index, expecting: index < 2 ? .value : .number))
      }
      try compiler.checkRow(operands[0].type, at: 1)
      let (evaluate, first) = (operands[0].evaluate, operands[1].number)
      let last = operands.count > 2 ? operands[2].number : nil
      var type = operands[0].type
      if case .array(let item, _) = type { type = .array(item, nil) }
      return CompiledExpression(type, of: operands) { context throws(EvaluationFailure) in
        let (value, first, last) = (try evaluate(context), try first(context), try last?(context) ?? .infinity)
        switch value {
        case .string(let text):
          let scalars = Array(text.unicodeScalars)
          var part = String.UnicodeScalarView()
          part.append(contentsOf: scalars[scalars.range(from: first, to: last)])
          return .string(String(part))
        case .array(let elements): return .array(Array(elements[elements.range(from: first, to: last)]))
        default: throw EvaluationFailure("a text or an array expected")
        }
      }
    },
  ]
}

extension ExpressionCompiler {
  /// Checks that values of a type may be texts or arrays.
  fileprivate func checkRow(_ type: StyleType, at index: Int) throws(ExpressionFault) {
    guard type == .string || type == .value || type.isArray else {
      throw fault("a text or an array expected, but this is \(type)", at: index)
    }
  }

  /// Checks that values of a type may be looked for.
  fileprivate func checkElement(_ type: StyleType, at index: Int) throws(ExpressionFault) {
    guard [.boolean, .string, .number, .null, .value].contains(type) else {
      throw fault("values of type \(type) are not looked for", at: index)
    }
  }
}

extension Array {
  /// The indices between two, of which negative ones count from the end.
  fileprivate func range(from first: Double, to last: Double) -> Range<Int> {
    func index(_ number: Double) -> Int {
      guard !number.isNaN else { return 0 }
      let place = number < 0 ? Double(count) + number.rounded(.towardZero) : number.rounded(.towardZero)
      return Int(Swift.min(Swift.max(place, 0), Double(count)))
    }
    let (first, last) = (index(first), index(last))
    return first..<Swift.max(first, last)
  }
}

extension StyleValue {
  fileprivate var isSearchable: Bool {
    switch self {
    case .bool, .string, .number, .null: true
    default: false
    }
  }

  /// Where a value stands in an array, or a text in a text; nil where it does not.
  fileprivate func index(of element: StyleValue, from first: Double) throws(EvaluationFailure) -> Int? {
    guard element.isSearchable else { throw EvaluationFailure("a value that is not looked for") }
    switch self {
    case .array(let elements): return elements[elements.range(from: first, to: .infinity)].firstIndex(of: element)
    case .string(let text):
      let part = element == .null ? "null" : element.text
      return Array(text.unicodeScalars).index(of: Array(part.unicodeScalars), from: Swift.max(first, 0))
    default: throw EvaluationFailure("a text or an array expected")
    }
  }
}

extension [UnicodeScalar] {
  fileprivate func index(of part: [UnicodeScalar], from first: Double) -> Int? {
    let start = range(from: first, to: .infinity).lowerBound
    guard part.count <= count - start else { return nil }
    return (start...(count - part.count)).first { self[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
