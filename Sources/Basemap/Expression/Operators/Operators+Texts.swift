extension Operators {
  static let texts: Table = [
    "upcase": { compiler, expression, _ throws(ExpressionFault) in
      .text(try compiler.operands(of: expression, .string)[0]) { $0.uppercased() }
    },
    "downcase": { compiler, expression, _ throws(ExpressionFault) in
      .text(try compiler.operands(of: expression, .string)[0]) { $0.lowercased() }
    },
    "concat": { compiler, expression, _ throws(ExpressionFault) in
      .concatenation(try compiler.operands(of: expression, each: .value))
    },
    "split": { compiler, expression, _ throws(ExpressionFault) in
      let operands = try compiler.operands(of: expression, .string, .string)
      let (text, separator) = (operands[0].evaluate, operands[1].evaluate)
      return CompiledExpression(.array(.string, nil), of: operands) { context throws(EvaluationFailure) in
        let (text, separator) = (try text(context).text, try separator(context).text)
        guard !separator.isEmpty else { return .array(text.unicodeScalars.map { .string(String($0)) }) }
        return .array(text.split(separator: separator, omittingEmptySubsequences: false).map { .string(String($0)) })
      }
    },
    "join": { compiler, expression, _ throws(ExpressionFault) in
      let operands = try compiler.operands(of: expression, .array(.string, nil), .string)
      let (texts, separator) = (operands[0].evaluate, operands[1].evaluate)
      return CompiledExpression(.string, of: operands) { context throws(EvaluationFailure) in
        guard case .array(let texts) = try texts(context) else { throw EvaluationFailure("an array expected") }
        let separator = try separator(context).text
        var result = StyleTextBuilder()
        for (index, text) in texts.enumerated() {
          if index > 0 { try result.append(separator) }
          try result.append(text.text)
        }
        return .string(result.text)
      }
    },
    // Every script is shaped here.
    "is-supported-script": { compiler, expression, _ throws(ExpressionFault) in
      let operands = try compiler.operands(of: expression, .string)
      let evaluate = operands[0].evaluate
      return CompiledExpression(test: operands) { context throws(EvaluationFailure) in
        _ = try evaluate(context)
        return true
      }
    },
    "collator": { compiler, expression, _ throws(ExpressionFault) in
      try compiler.expect(1...1, expression)
      guard case .object(let options) = expression[1] else { throw compiler.fault("an object expected", at: 1) }
      let isCaseSensitive = try compiler.compile(options["case-sensitive"] ?? .bool(false), at: 1, expecting: .boolean)
      let isDiacriticSensitive = try compiler.compile(
        options["diacritic-sensitive"] ?? .bool(false), at: 1, expecting: .boolean)
      var operands = [isCaseSensitive, isDiacriticSensitive]
      if let locale = options["locale"], locale != .null {
        operands.append(try compiler.compile(locale, at: 1, expecting: .string))
      }
      let (caseTest, diacriticTest) = (isCaseSensitive.test, isDiacriticSensitive.test)
      let locale = operands.count > 2 ? operands[2].evaluate : nil
      return CompiledExpression(.collator, of: operands) { context throws(EvaluationFailure) in
        .collator(
          StyleCollator(
            isCaseSensitive: try caseTest(context), isDiacriticSensitive: try diacriticTest(context),
            locale: try locale?(context).string))
      }
    },
    "resolved-locale": { compiler, expression, _ throws(ExpressionFault) in
      let operands = try compiler.operands(of: expression, .collator)
      let evaluate = operands[0].evaluate
      return CompiledExpression(.string, of: operands) { context throws(EvaluationFailure) in
        guard case .collator(let collator) = try evaluate(context) else { throw EvaluationFailure("no collator") }
        return .string(collator.resolvedLocale)
      }
    },
  ]
}

extension CompiledExpression {
  fileprivate static func text(
    _ operand: CompiledExpression, _ function: @escaping @Sendable (String) -> String
  ) -> CompiledExpression {
    let evaluate = operand.evaluate
    return CompiledExpression(.string, of: [operand]) { context throws(EvaluationFailure) in
      guard case .string(let text) = try evaluate(context) else { throw EvaluationFailure("a text expected") }
      return .string(function(text))
    }
  }

  /// The texts of all operands in a row.
  static func concatenation(_ operands: [CompiledExpression]) -> CompiledExpression {
    let evaluates = operands.map(\.evaluate)
    return CompiledExpression(.string, of: operands) { context throws(EvaluationFailure) in
      var result = StyleTextBuilder()
      for evaluate in evaluates { try result.append(try evaluate(context).text) }
      return .string(result.text)
    }
  }
}

/// Puts texts together, up to a length: a style must not fill the memory.
private struct StyleTextBuilder {
  private static let limit = 1 << 20
  private(set) var text = ""

  mutating func append(_ more: String) throws(EvaluationFailure) {
    guard text.utf8.count + more.utf8.count <= Self.limit else { throw EvaluationFailure("the text is too long") }
    text += more
  }
}
